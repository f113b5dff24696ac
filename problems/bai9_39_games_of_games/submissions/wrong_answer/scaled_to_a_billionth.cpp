// Wrong: the simplex method scales payoffs, but takes a billionth of their range for 0.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

struct Solution {
    double value;
    Vector p, q;
};

const double EPS = 1e-9;

// The simplex method on payoffs moved and scaled into 1..2.
Solution solve(const Matrix& a) {
    const int m = a.size(), n = a[0].size();
    double least = a[0][0], most = a[0][0];
    for (auto& row : a)
        for (double x : row) {
            least = std::min(least, x);
            most = std::max(most, x);
        }
    const double scale = most > least ? most - least : 1;
    Matrix t(m + 1, Vector(n + 1, 1));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = 1 + (a[i][j] - least) / scale;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    for (int pivots = 0; pivots < 5000; ++pivots) {
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -EPS && (c < 0 || t[m][j] < t[m][c])) c = j;
        if (c < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= EPS) continue;
            const double here = t[i][n] / t[i][c], best = r < 0 ? 1e300 : t[r][n] / t[r][c];
            if (here < best - EPS || (here <= best + EPS && left[i] < left[r])) r = i;
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
    Solution s{scale / t[m][n] - scale + least, Vector(m, 0), Vector(n, 0)};
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) s.p[top[j] - n] = t[m][j] / t[m][n];
    for (int i = 0; i < m; ++i)
        if (left[i] < n) s.q[left[i]] = t[i][n] / t[m][n];
    return s;
}

void print(const Vector& numbers) {
    for (double x : numbers) printf("%.16g ", x);
    printf("\n");
}

int count;
std::vector<std::vector<std::vector<int>>> entry, game;
std::vector<Solution> solutions;

const Solution& play(int k) {
    if (!solutions[k].p.empty()) return solutions[k];
    Matrix a(entry[k].size(), Vector(entry[k][0].size()));
    for (size_t i = 0; i < a.size(); ++i)
        for (size_t j = 0; j < a[i].size(); ++j)
            a[i][j] = game[k][i][j] < 0 ? entry[k][i][j] : play(game[k][i][j]).value;
    return solutions[k] = solve(a);
}

int main() {
    if (scanf("%d", &count) != 1) return 1;
    entry.resize(count);
    game.resize(count);
    solutions.resize(count);
    for (int k = 0; k < count; ++k) {
        int m, n;
        if (scanf("%d %d", &m, &n) != 2) return 1;
        entry[k].assign(m, std::vector<int>(n));
        game[k].assign(m, std::vector<int>(n, -1));
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) {
                char word[64];
                if (scanf("%63s", word) != 1) return 1;
                if (word[0] == 'G') game[k][i][j] = atoi(word + 1) - 1;
                else entry[k][i][j] = atoi(word);
            }
    }
    for (int k = 0; k < count; ++k) {
        print({play(k).value});
        print(solutions[k].p);
        print(solutions[k].q);
    }
}
