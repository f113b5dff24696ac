// Knows nothing of three integers: the simplex method on the whole table, payoffs scaled to at most 1 in size.
#include <cstdio>
#include <vector>
using namespace std;

// An optimal strategy of the player who chooses a row of a table of positive numbers.
// The tableau of: maximise sum y, table * y <= 1, y >= 0; the prices of its rows, scaled, are the strategy.
vector<double> best_row(vector<vector<double>> t) {
    const double tiny = 1e-11;
    int m = t.size(), n = t[0].size();
    for (auto& row : t) row.push_back(1);
    t.push_back(vector<double>(n + 1, -1));
    t[m][n] = 0;
    // Labels 0 .. m-1 are slacks of rows, m .. m+n-1 are columns.
    vector<int> left(m), top(n);
    for (int i = 0; i < m; ++i) left[i] = i;
    for (int j = 0; j < n; ++j) top[j] = m + j;
    for (;;) {
        // Bland's rule: the least label that improves enters, the least of the tightest rows leaves.
        int s = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -tiny && (s < 0 || top[j] < top[s])) s = j;
        if (s < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][s] <= tiny) continue;
            if (r < 0) {
                r = i;
                continue;
            }
            double gap = t[i][n] * t[r][s] - t[r][n] * t[i][s];
            if (gap < -tiny || (gap <= tiny && left[i] < left[r])) r = i;
        }
        double pivot = t[r][s];
        for (int i = 0; i <= m; ++i) {
            if (i == r || t[i][s] == 0) continue;
            double factor = t[i][s] / pivot;
            for (int j = 0; j <= n; ++j)
                if (j != s) t[i][j] -= factor * t[r][j];
            t[i][s] = -factor;
        }
        for (int j = 0; j <= n; ++j)
            if (j != s) t[r][j] /= pivot;
        t[r][s] = 1 / pivot;
        swap(left[r], top[s]);
    }
    vector<double> p(m, 0);
    for (int j = 0; j < n; ++j)
        if (top[j] < m) p[top[j]] = t[m][j] / t[m][n];
    return p;
}

int main() {
    int n;
    double w, l;
    while (scanf("%d %lf %lf", &n, &w, &l) == 3) {
        vector<vector<double>> table(n, vector<double>(n));
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) {
                int more = i - j;
                double payoff = more == 0 ? 0 : more == 1 ? w : more == -1 ? -w : more > 1 ? -l : l;
                table[i][j] = payoff / l + 2;
            }
        vector<double> p = best_row(table);
        for (int i = 0; i < n; ++i) printf("%.15g%c", p[i], i + 1 < n ? ' ' : '\n');
    }
}
