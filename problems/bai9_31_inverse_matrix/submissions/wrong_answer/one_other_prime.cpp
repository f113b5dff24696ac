// Wrong: takes the determinant for 0 if it is 0 modulo 10^9 + 9; there are other multiples of this prime.
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int n;
long long a[8][8];

// The determinant modulo a prime, by expansion along the rows.
long long expand(long long prime, int row, int freeColumns) {
    if (row == n) return 1;
    long long sum = 0;
    bool minus = false;
    for (int k = 0; k < n; ++k)
        if (freeColumns >> k & 1) {
            long long term = a[row][k] * expand(prime, row + 1, freeColumns & ~(1 << k));
            sum = (minus ? sum - term : sum + term) % prime;
            minus = !minus;
        }
    return sum;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    vector<vector<long double>> t(n, vector<long double>(2 * n, 0.0));
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) scanf("%Lf", &t[i][j]);
        t[i][n + i] = 1;
    }
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) a[i][j] = (long long)t[i][j];
    if (expand(1000000009, 0, (1 << n) - 1) == 0) {
        printf("0\n0\n");
        return 0;
    }
    const long double eps = 1e-9L;
    long double det = 1;
    for (int k = 0; k < n; ++k) {
        int r = k;
        for (int i = k; i < n; ++i)
            if (fabsl(t[i][k]) > fabsl(t[r][k])) r = i;
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
