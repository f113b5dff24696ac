// Wrong: writes one strategy, as both are the same.
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
    printf("%.12g\n", 1 / sum);
    for (double x : d) printf("%.12g ", 1 / x / sum);
    printf("\n");
}
