// Shapley's iteration in doubles with care, round K remembered: scaled payoffs, every p and q put to the test.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

using Real = double;
using Vector = std::vector<Real>;
using Matrix = std::vector<Vector>;

struct Solution {
    Real value;
    Vector p, q;
};

// What p earns at least: the value is no less.
Real sure(const Matrix& a, const Vector& p) {
    Real least = 1e300;
    for (size_t j = 0; j < a[0].size(); ++j) {
        Real earned = 0;
        for (size_t i = 0; i < a.size(); ++i) earned += p[i] * a[i][j];
        least = std::min(least, earned);
    }
    return least;
}

// The simplex method on payoffs moved and scaled into 1..2, so that one tolerance fits every game. It only guesses
// which rows and columns are used.
bool guess(const Matrix& a, Real eps, bool steepest, std::vector<int>& rows, std::vector<int>& columns) {
    const int m = a.size(), n = a[0].size();
    Real least = a[0][0], most = a[0][0];
    for (auto& row : a)
        for (Real x : row) {
            least = std::min(least, x);
            most = std::max(most, x);
        }
    const Real scale = most > least ? most - least : 1;
    Matrix t(m + 1, Vector(n + 1, 1));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = 1 + (a[i][j] - least) / scale;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    for (int pivots = 0; pivots < 50 * (m + n); ++pivots) {
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -eps && (c < 0 || (steepest ? t[m][j] < t[m][c] : top[j] < top[c]))) c = j;
        if (c < 0) {
            for (int j = 0; j < n; ++j)
                if (top[j] >= n) rows.push_back(top[j] - n);
            for (int i = 0; i < m; ++i)
                if (left[i] < n) columns.push_back(left[i]);
            return true;
        }
        Real best = 1e300;
        for (int i = 0; i < m; ++i)
            if (t[i][c] > eps) best = std::min(best, t[i][n] / t[i][c]);
        for (int i = 0; i < m; ++i)
            if (t[i][c] > eps && t[i][n] / t[i][c] <= best + eps &&
                (r < 0 || (steepest ? t[i][c] > t[r][c] : left[i] < left[r])))
                r = i;
        if (r < 0) return false;
        const Real pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }
    return false;
}

// Weights of these rows that make these columns earn the same, and what they earn: a linear system with numbers up to
// 1, solved by elimination with the largest pivots.
bool level(const Matrix& a, const std::vector<int>& rows, const std::vector<int>& columns, Real largest, Vector& p,
           Real& value) {
    const int k = rows.size();
    Matrix t(k + 1, Vector(k + 2, 0));
    for (int j = 0; j < k; ++j) {
        for (int i = 0; i < k; ++i) t[j][i] = a[rows[i]][columns[j]] / largest;
        t[j][k] = -1;
    }
    for (int i = 0; i < k; ++i) t[k][i] = 1;
    t[k][k + 1] = 1;
    for (int c = 0; c <= k; ++c) {
        int r = c;
        for (int i = c; i <= k; ++i)
            if (std::abs(t[i][c]) > std::abs(t[r][c])) r = i;
        if (t[r][c] == 0) return false;
        std::swap(t[r], t[c]);
        for (int i = 0; i <= k; ++i) {
            const Real factor = t[i][c] / t[c][c];
            if (i != c && factor != 0)
                for (int j = c; j <= k + 1; ++j) t[i][j] -= factor * t[c][j];
        }
    }
    p.assign(a.size(), 0);
    Real sum = 0;
    for (int i = 0; i < k; ++i) {
        p[rows[i]] = std::max<Real>(0, t[i][k + 1] / t[i][i]);
        sum += p[rows[i]];
    }
    for (Real& x : p) x /= sum;
    value = t[k][k + 1] / t[k][k] * largest;
    return sum > 0;
}

// Whatever p and q are, the value lies between what p is sure of and what q may cost. If these are nearly the same,
// p and q are optimal, however they were found; if not, another tolerance or another rule guesses again.
Solution solve(const Matrix& a) {
    const int m = a.size(), n = a[0].size();
    Matrix turned(n, Vector(m));  // the game with the players exchanged
    Real largest = 0;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
            turned[j][i] = -a[i][j];
            largest = std::max(largest, std::abs(a[i][j]));
        }
    if (largest == 0) largest = 1;
    Solution best{0, Vector(m, 0), Vector(n, 0)};
    best.p[0] = best.q[0] = 1;
    Real low = sure(a, best.p), high = -sure(turned, best.q);
    for (int attempt = 0; attempt < 16 && high - low > 1e-13 * largest; ++attempt) {
        const Real tolerances[] = {1e-12, 1e-10, 1e-14, 1e-9, 1e-11, 1e-13, 1e-15, 1e-8};
        std::vector<int> rows, columns;
        Vector p, q;
        Real value;
        if (!guess(a, tolerances[attempt / 2], attempt % 2 == 0, rows, columns)) continue;
        if (level(a, rows, columns, largest, p, value) && sure(a, p) >= low) {
            low = sure(a, p);
            best.p = p;
            best.value = value;
        }
        if (level(turned, columns, rows, largest, q, value) && -sure(turned, q) <= high) {
            high = -sure(turned, q);
            best.q = q;
        }
    }
    best.value = std::min(std::max(best.value, low), high);
    return best;
}

Real read_number() {
    char word[64];
    if (scanf("%63s", word) != 1) exit(1);
    char* slash = strchr(word, '/');
    return slash ? (Real)atoll(word) / (Real)atoll(slash + 1) : (Real)atoll(word);
}

struct State {
    int m, n;
    Matrix c;
    Vector next;  // the probabilities, entry by entry and state by state

    Matrix at(const Vector& v) const {
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
        state.c.assign(state.m, Vector(state.n));
        for (auto& row : state.c)
            for (Real& x : row) x = read_number();
        state.next.resize(state.m * state.n * count);
        for (Real& x : state.next) x = read_number();
    }
    Vector v(count, 0), after(count, 0);
    std::vector<Solution> solutions(count);
    // After 700 rounds less than 10^-28 is missing, and what is still moving are last digits.
    // begin heart
    for (int round = 1; round <= std::max(700, rounds); ++round) {
        Vector w(count);
        for (int k = 0; k < count; ++k) {
            solutions[k] = solve(states[k].at(v));
            w[k] = solutions[k].value;
        }
        const bool still = w == v;
        v = w;
        if (round <= rounds) after = v;
        if (still) break;
    }
    // end heart
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
