// Wrong: divides by the first entry of a column that is not 0, however small, in double precision.
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<vector<double>> t(n, vector<double>(2 * n, 0.0));
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) scanf("%lf", &t[i][j]);
        t[i][n + i] = 1;
    }
    const double eps = 1e-9;
    double det = 1;
    for (int k = 0; k < n; ++k) {
        int r = k;
        while (r < n && fabs(t[r][k]) < 1e-12) ++r;
        if (r == n) {
            printf("0\n0\n");
            return 0;
        }
        if (r != k) swap(t[r], t[k]), det = -det;
        double pivot = t[k][k];
        det *= pivot;
        for (double& x : t[k]) x /= pivot;
        for (int i = 0; i < n; ++i) {
            if (i == k) continue;
            double f = t[i][k];
            for (int j = 0; j < 2 * n; ++j) t[i][j] -= f * t[k][j];
        }
    }
    printf("%.15g\n", det);
    vector<double> p(n, 0.0), q(n, 0.0);
    double total = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            double x = t[i][n + j];
            printf("%.15g ", x);
            p[j] += x;
            q[i] += x;
            total += x;
        }
        printf("\n");
    }
    bool applies = fabs(total) > eps;
    for (int i = 0; i < n && applies; ++i) {
        p[i] /= total;
        q[i] /= total;
        if (p[i] < -eps || q[i] < -eps) applies = false;
    }
    printf("%d\n", applies);
    if (!applies) return 0;
    printf("%.15g\n", 1 / total);
    for (double x : p) printf("%.15g ", x);
    printf("\n");
    for (double x : q) printf("%.15g ", x);
    printf("\n");
}
