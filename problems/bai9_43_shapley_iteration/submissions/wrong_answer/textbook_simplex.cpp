// Wrong: the textbook's simplex method, payoffs not scaled and compared with 10^-9: two scales of payoffs break it.
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
    double least = a[0][0];
    for (auto& row : a)
        for (double x : row)
            if (x < least) least = x;
    // Entries moved up to be at least 1.
    Matrix t(m + 1, std::vector<double>(n + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = 1 + a[i][j] - least;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    const double eps = 1e-9;
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
    Solution solution{1 / total - (1 - least), std::vector<double>(m, 0.0), std::vector<double>(n, 0.0)};
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

struct State {
    int m, n;
    Matrix c;
    std::vector<double> next;  // the probabilities, entry by entry and state by state

    Matrix at(const std::vector<double>& v) const {
        Matrix a = c;
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j)
                for (size_t l = 0; l < v.size(); ++l) a[i][j] += next[(i * n + j) * v.size() + l] * v[l];
        return a;
    }
};

int main() {
    int count, rounds;
    if (scanf("%d %d", &count, &rounds) != 2) return 1;
    std::vector<State> states(count);
    for (State& state : states) {
        state.m = (int)read_number();
        state.n = (int)read_number();
        state.c.assign(state.m, std::vector<double>(state.n));
        for (auto& row : state.c)
            for (double& x : row) x = read_number();
        state.next.resize(state.m * state.n * count);
        for (double& x : state.next) x = read_number();
    }
    std::vector<double> v(count, 0.0), after(count, 0.0);
    std::vector<Solution> solutions(count);
    for (int round = 1; round <= 2000; ++round) {
        std::vector<double> w(count);
        for (int k = 0; k < count; ++k) {
            solutions[k] = solve(states[k].at(v));
            w[k] = solutions[k].value;
        }
        v = w;
        if (round == rounds) after = v;
    }
    for (double x : after) printf("%.15g ", x);
    printf("\n");
    for (double x : v) printf("%.15g ", x);
    printf("\n");
    for (Solution& solution : solutions) {
        for (double x : solution.p) printf("%.15g ", x);
        printf("\n");
        for (double x : solution.q) printf("%.15g ", x);
        printf("\n");
    }
}
