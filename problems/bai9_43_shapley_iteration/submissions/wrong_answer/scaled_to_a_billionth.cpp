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

double read_number() {
    char word[64];
    if (scanf("%63s", word) != 1) exit(1);
    char* slash = strchr(word, '/');
    return slash ? atof(word) / atof(slash + 1) : atof(word);
}

void print(const Vector& numbers) {
    for (double x : numbers) printf("%.16g ", x);
    printf("\n");
}

struct State {
    Matrix c;
    std::vector<std::vector<Vector>> next;
};

int main() {
    int count, rounds;
    if (scanf("%d %d", &count, &rounds) != 2) return 1;
    std::vector<State> states(count);
    for (State& state : states) {
        int m, n;
        if (scanf("%d %d", &m, &n) != 2) return 1;
        state.c.assign(m, Vector(n));
        state.next.assign(m, std::vector<Vector>(n, Vector(count)));
        for (auto& row : state.c)
            for (double& x : row) x = read_number();
        for (auto& row : state.next)
            for (auto& entry : row)
                for (double& x : entry) x = read_number();
    }
    Vector v(count, 0), after(count, 0);
    std::vector<Solution> solutions(count);
    for (int round = 1; round <= std::max(600, rounds); ++round) {
        Vector w(count);
        for (int k = 0; k < count; ++k) {
            Matrix a = states[k].c;
            for (size_t i = 0; i < a.size(); ++i)
                for (size_t j = 0; j < a[i].size(); ++j)
                    for (int l = 0; l < count; ++l) a[i][j] += states[k].next[i][j][l] * v[l];
            solutions[k] = solve(a);
            w[k] = solutions[k].value;
        }
        v = w;
        if (round <= rounds) after = v;
    }
    print(after);
    print(v);
    for (Solution& solution : solutions) {
        print(solution.p);
        print(solution.q);
    }
}
