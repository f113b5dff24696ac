// Wrong: writes eight decimals; each may be off by 5 * 10^-9, and a hundred of them add up.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> d(n);
    for (double& x : d) scanf("%lf", &x);
    double sum = 0;
    for (double x : d) sum += 1 / x;
    printf("%.8f\n", 1 / sum);
    for (int turn = 0; turn < 2; ++turn) {
        for (double x : d) printf("%.8f ", 1 / x / sum);
        printf("\n");
    }
}
