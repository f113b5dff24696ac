// Wrong: compares with 10^-13, scaled, takes rounding residues for pivots, and tests nothing of what comes out.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

using Matrix = std::vector<std::vector<double>>;

struct Solution {
    double value;
    std::vector<double> p, q;
};

Solution solve(const Matrix& a) {
    const int m = a.size(), n = a[0].size();
    double least = a[0][0], most = a[0][0];
    for (auto& row : a)
        for (double x : row) {
            if (x < least) least = x;
            if (x > most) most = x;
        }
    // Entries moved and scaled into 1..2, so that one margin fits all.
    const double scale = most > least ? most - least : 1;
    Matrix t(m + 1, std::vector<double>(n + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = 1 + (a[i][j] - least) / scale;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    const double eps = 1e-13;
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
            double here = t[i][n] / t[i][c], best = t[r][n] / t[r][c];
            if (here < best - eps || (here < best + eps && left[i] < left[r])) r = i;
        }
        if (r < 0) break;
        const double pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }
    const double total = t[m][n];
    Solution solution{(1 / total - 1) * scale + least, std::vector<double>(m, 0.0), std::vector<double>(n, 0.0)};
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) solution.p[top[j] - n] = t[m][j] / total;
    for (int i = 0; i < m; ++i)
        if (left[i] < n) solution.q[left[i]] = t[i][n] / total;
    return solution;
}

double read_number() {
    char word[64];
    if (scanf("%63s", word) != 1) exit(1);
    char* slash = strchr(word, '/');
    return slash ? (double)atoll(word) / (double)atoll(slash + 1) : (double)atoll(word);
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    Matrix c(m, std::vector<double>(n)), s = c, a = c;
    for (auto& row : c)
        for (double& x : row) x = read_number();
    for (auto& row : s)
        for (double& x : row) x = read_number();
    double v = 0;
    Solution solution;
    for (int round = 0; round < 2000; ++round) {
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) a[i][j] = c[i][j] + s[i][j] * v;
        solution = solve(a);
        double change = std::fabs(solution.value - v);
        v = solution.value;
        if (change < 1e-13) break;
    }
    printf("%.15g\n", v);
    for (double x : solution.p) printf("%.15g ", x);
    printf("\n");
    for (double x : solution.q) printf("%.15g ", x);
    printf("\n");
}
