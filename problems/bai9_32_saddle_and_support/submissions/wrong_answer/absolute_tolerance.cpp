// Wrong: believes a strategy only if it concedes less than 1e-10 above V; payoffs near 1000 leave larger rounding errors,
// in extended precision, too.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;
typedef long double real;
typedef vector<real> row_t;

int n;
int a[6][6];

// The value of an m x n game with real payoffs and the column player's strategy, by Bland's rule.
real solve(const vector<row_t>& game, row_t& q) {
    int m = game.size(), k = game[0].size();
    real least = game[0][0];
    for (auto& row : game)
        for (real x : row) least = min(least, x);
    real up = 1 - least;
    vector<row_t> t(m + 1, row_t(k + 1, 1));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < k; ++j) t[i][j] = game[i][j] + up;
    for (int j = 0; j < k; ++j) t[m][j] = -1;
    t[m][k] = 0;
    vector<int> left(m), top(k);
    for (int i = 0; i < m; ++i) left[i] = k + i;
    for (int j = 0; j < k; ++j) top[j] = j;
    const real eps = 1e-13L;
    while (true) {
        int c = -1, r = -1;
        for (int j = 0; j < k; ++j)
            if (t[m][j] < -eps && (c < 0 || top[j] < top[c])) c = j;
        if (c < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= eps) continue;
            real d = r < 0 ? -1 : t[i][k] / t[i][c] - t[r][k] / t[r][c];
            if (d < -eps || (d <= eps && left[i] < left[r])) r = i;
        }
        if (r < 0) break;
        real pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            if (i != r)
                for (int j = 0; j <= k; ++j)
                    if (j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= k; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        swap(left[r], top[c]);
    }
    q.assign(k, 0);
    for (int i = 0; i < m; ++i)
        if (left[i] < k) q[left[i]] = t[i][k] / t[m][k];
    return 1 / t[m][k] - up;
}

// Elimination without fractions: all numbers are minors of the matrix, and 128 bits hold their products.
bool invertible() {
    vector<vector<__int128>> t(n, vector<__int128>(n));
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = a[i][j];
    __int128 last = 1;
    for (int k = 0; k < n; ++k) {
        int r = k;
        while (r < n && t[r][k] == 0) ++r;
        if (r == n) return false;
        swap(t[r], t[k]);
        for (int i = k + 1; i < n; ++i)
            for (int j = k + 1; j < n; ++j) t[i][j] = (t[i][j] * t[k][k] - t[i][k] * t[k][j]) / last;
        last = t[k][k];
    }
    return true;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    vector<row_t> game(n, row_t(n));
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            scanf("%d", &a[i][j]);
            game[i][j] = a[i][j];
        }
    vector<pair<int, int>> saddles;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            bool is = true;
            for (int k = 0; k < n; ++k) is = is && a[i][k] >= a[i][j] && a[k][j] <= a[i][j];
            if (is) saddles.push_back({i + 1, j + 1});
        }
    printf("%d\n", (int)saddles.size());
    for (auto& s : saddles) printf("%d %d\n", s.first, s.second);
    printf("%d\n", (int)invertible());

    row_t q;
    real value = solve(game, q);
    printf("%.14Lg\n", value);
    // To play column c as well, the second player minimises a large multiple of what he concedes above V, less q_c.
    row_t mean(n, 0);
    for (int c = 0; c < n; ++c) {
        const real large = 1e4L;
        vector<row_t> tilted(n, row_t(n));
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) tilted[i][j] = (game[i][j] - value) * large - (j == c);
        solve(tilted, q);
        real worst = -1e18L;
        for (int i = 0; i < n; ++i) {
            real sum = 0;
            for (int j = 0; j < n; ++j) sum += (game[i][j] - value) * q[j];
            worst = max(worst, sum);
        }
        if (q[c] < 1e-4L || worst > 1e-10L) {
            printf("0\n");
            return 0;
        }
        for (int j = 0; j < n; ++j) mean[j] += q[j] / n;
    }
    printf("1");
    for (real x : mean) printf(" %.14Lg", x);
    printf("\n");
}
