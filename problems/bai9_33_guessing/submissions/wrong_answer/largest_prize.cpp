// Wrong: guesses the largest prize and hides the smallest.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> d(n);
    for (double& x : d) scanf("%lf", &x);
    std::vector<double> p(n, 0.0), q(n, 0.0);
    p[std::max_element(d.begin(), d.end()) - d.begin()] = 1;
    int least = std::min_element(d.begin(), d.end()) - d.begin();
    q[least] = 1;
    double v = n == 1 ? d[0] : 0;
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
