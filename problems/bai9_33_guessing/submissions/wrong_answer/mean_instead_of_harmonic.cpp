// Wrong: divides by n as for the harmonic mean; the value is the harmonic mean over n.
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
    double v = n / sum;
    std::vector<double> p, q;
    for (double x : d) p.push_back(1 / x / sum), q.push_back(1 / x / sum);
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
