// Too slow: takes the most negative column and the first of the rows that tie, and runs in circles for ever.
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<double>> t(m + 1, std::vector<double>(n + 1, 1.0));
    double least = 1e9;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
            scanf("%lf", &t[i][j]);
            if (t[i][j] < least) least = t[i][j];
        }
    const double up = 1 - least, eps = 1e-9;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] += up;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    for (;;) {
        int c = 0, r = -1;
        for (int j = 1; j < n; ++j)
            if (t[m][j] < t[m][c] - eps) c = j;
        if (t[m][c] > -eps) break;
        for (int i = 0; i < m; ++i)
            if (t[i][c] > eps && (r < 0 || t[i][n] / t[i][c] < t[r][n] / t[r][c] - eps)) r = i;
        if (r < 0) return 1;
        double pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }
    std::vector<double> p(m, 0.0), q(n, 0.0);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j] / t[m][n];
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n] / t[m][n];
    printf("%.12g\n", 1 / t[m][n] - up);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
