// Wrong: guesses the larger prizes more often, in proportion to them.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> d(n);
    for (double& x : d) scanf("%lf", &x);
    double sum = 0, v = 0;
    for (double x : d) sum += x, v += 1 / x;
    v = 1 / v;
    std::vector<double> p, q;
    for (double x : d) p.push_back(x / sum), q.push_back(v / x);
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
