// Wrong: lets both players choose evenly.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> d(n);
    for (double& x : d) scanf("%lf", &x);
    double sum = 0;
    for (double x : d) sum += x;
    double v = sum / n / n;
    std::vector<double> p(n, 1.0 / n), q(n, 1.0 / n);
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
