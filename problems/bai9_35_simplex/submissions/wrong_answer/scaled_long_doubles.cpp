// Wrong: the same as scaled_with_a_smaller_tolerance.cpp in long doubles; what decides is the tolerance, not the precision.
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<long double>> t(m + 1, std::vector<long double>(n + 1, 1.0));
    long double least = 1e9, most = -1e9;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
            scanf("%Lf", &t[i][j]);
            if (t[i][j] < least) least = t[i][j];
            if (t[i][j] > most) most = t[i][j];
        }
    const long double unit = most > least ? most - least : 1;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = 1 + (t[i][j] - least) / unit;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;

    // Columns of the game are the variables 0 .. n-1, its rows n .. n+m-1.
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    const long double eps = 1e-12L;
    for (;;) {
        int c = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -eps && (c < 0 || top[j] < top[c])) c = j;
        if (c < 0) break;
        int r = -1;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= eps) continue;
            if (r < 0) {
                r = i;
                continue;
            }
            long double here = t[i][n] / t[i][c], best = t[r][n] / t[r][c];
            if (here < best - eps || (here < best + eps && left[i] < left[r])) r = i;
        }
        if (r < 0) return 1;
        long double pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }

    long double total = t[m][n];
    std::vector<long double> p(m, 0.0), q(n, 0.0);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j] / total;
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n] / total;
    printf("%.18Lg\n", least + (1 / total - 1) * unit);
    for (int i = 0; i < m; ++i) printf("%.18Lg%c", p[i], i + 1 < m ? ' ' : '\n');
    for (int j = 0; j < n; ++j) printf("%.18Lg%c", q[j], j + 1 < n ? ' ' : '\n');
}
