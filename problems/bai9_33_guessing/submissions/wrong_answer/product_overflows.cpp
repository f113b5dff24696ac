// Wrong: exact fractions over the product of all prizes, which does not fit 64 bits.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> d(n);
    for (double& x : d) scanf("%lf", &x);
    unsigned long long product = 1, total = 0;
    for (double x : d) product *= (unsigned long long)x;
    for (double x : d) total += product / (unsigned long long)x;
    if (total == 0) total = 1;
    printf("%llu/%llu\n", product, total);
    for (int turn = 0; turn < 2; ++turn) {
        for (double x : d) printf("%llu/%llu ", product / (unsigned long long)x, total);
        printf("\n");
    }
}
