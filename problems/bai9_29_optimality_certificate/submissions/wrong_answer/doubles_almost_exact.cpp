// Wrong: takes lo and hi for equal when they are less than 1e-12 apart, the least that different numbers can be.
#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;

double number() {
    char text[64];
    double a, b;
    if (scanf("%63s", text) != 1) return 0;
    return sscanf(text, "%lf/%lf", &a, &b) == 2 ? a / b : a;
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    vector<vector<double>> a(m, vector<double>(n));
    for (auto& row : a)
        for (double& x : row) scanf("%lf", &x);
    vector<double> p(m), q(n);
    for (double& x : p) x = number();
    for (double& x : q) x = number();
    double lo = 1e18, hi = -1e18;
    for (int j = 0; j < n; ++j) {
        double sum = 0;
        for (int i = 0; i < m; ++i) sum += p[i] * a[i][j];
        if (sum < lo) lo = sum;
    }
    for (int i = 0; i < m; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q[j];
        if (sum > hi) hi = sum;
    }
    printf("%d\n%.12g %.12g\n", fabs(lo - hi) < 1e-12, lo, hi);
}
