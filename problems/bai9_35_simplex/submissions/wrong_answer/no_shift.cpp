// Wrong: runs the simplex method on the payoffs as they are, although it needs them to be positive.
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<double>> t(m + 1, std::vector<double>(n + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) scanf("%lf", &t[i][j]);
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    const double eps = 1e-11;
    for (;;) {
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -eps && (c < 0 || top[j] < top[c])) c = j;
        if (c < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= eps) continue;
            if (r < 0) {
                r = i;
                continue;
            }
            double here = t[i][n] / t[i][c], best = t[r][n] / t[r][c];
            if (here < best - eps || (here < best + eps && left[i] < left[r])) r = i;
        }
        if (r < 0) break;
        double pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }
    double total = t[m][n] == 0 ? 1 : t[m][n];
    std::vector<double> p(m, 0.0), q(n, 0.0);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j] / total;
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n] / total;
    printf("%.12g\n", 1 / total);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
