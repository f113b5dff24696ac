// Wrong: takes a pivot below 1e-12 for 0, in extended precision; in a singular matrix rounding errors may leave a larger
// one.
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<vector<long double>> t(n, vector<long double>(2 * n, 0.0));
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) scanf("%Lf", &t[i][j]);
        t[i][n + i] = 1;
    }
    const long double eps = 1e-12L;
    long double det = 1;
    for (int k = 0; k < n; ++k) {
        int r = k;
        for (int i = k; i < n; ++i)
            if (fabsl(t[i][k]) > fabsl(t[r][k])) r = i;
        if (fabsl(t[r][k]) < eps) {
            printf("0\n0\n");
            return 0;
        }
        if (r != k) swap(t[r], t[k]), det = -det;
        long double pivot = t[k][k];
        det *= pivot;
        for (long double& x : t[k]) x /= pivot;
        for (int i = 0; i < n; ++i) {
            if (i == k) continue;
            long double f = t[i][k];
            for (int j = 0; j < 2 * n; ++j) t[i][j] -= f * t[k][j];
        }
    }
    printf("%.18Lg\n", det);
    vector<long double> p(n, 0.0), q(n, 0.0);
    long double total = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            long double x = t[i][n + j];
            printf("%.18Lg ", x);
            p[j] += x;
            q[i] += x;
            total += x;
        }
        printf("\n");
    }
    bool applies = fabsl(total) > eps;
    for (int i = 0; i < n && applies; ++i) {
        p[i] /= total;
        q[i] /= total;
        if (p[i] < -eps || q[i] < -eps) applies = false;
    }
    printf("%d\n", applies);
    if (!applies) return 0;
    printf("%.18Lg\n", 1 / total);
    for (long double x : p) printf("%.18Lg ", x);
    printf("\n");
    for (long double x : q) printf("%.18Lg ", x);
    printf("\n");
}
