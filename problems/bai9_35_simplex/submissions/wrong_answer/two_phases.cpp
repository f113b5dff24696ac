// Wrong: the linear program "largest v that p earns in every column" by a two-phase simplex with the tolerance 1e-9.
#include <cmath>
#include <cstdio>
#include <vector>

const double EPS = 1e-9;

// Maximises the sum of c[j] x[j] with a x <= b, x >= 0; the column "extra" makes the first corner possible.
struct Program {
    int rows, columns;
    std::vector<int> basic, other;
    std::vector<std::vector<double>> t;

    Program(const std::vector<std::vector<double>>& a, const std::vector<double>& b, const std::vector<double>& c)
        : rows(b.size()), columns(c.size()), basic(rows), other(columns + 1), t(rows + 2, std::vector<double>(columns + 2)) {
        for (int i = 0; i < rows; ++i) {
            for (int j = 0; j < columns; ++j) t[i][j] = a[i][j];
            basic[i] = columns + i;
            t[i][columns] = -1;
            t[i][columns + 1] = b[i];
        }
        for (int j = 0; j < columns; ++j) {
            other[j] = j;
            t[rows][j] = -c[j];
        }
        other[columns] = -1;
        t[rows + 1][columns] = 1;
    }

    void exchange(int r, int c) {
        const double pivot = t[r][c];
        for (int i = 0; i < rows + 2; ++i)
            for (int j = 0; j < columns + 2; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i < rows + 2; ++i) t[i][c] /= -pivot;
        for (int j = 0; j < columns + 2; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(basic[r], other[c]);
    }

    void climb(int goal, bool without_extra) {
        for (;;) {
            int c = -1, r = -1;
            for (int j = 0; j <= columns; ++j) {
                if (without_extra && other[j] < 0) continue;
                if (c < 0 || t[goal][j] < t[goal][c] || (t[goal][j] == t[goal][c] && other[j] < other[c])) c = j;
            }
            if (t[goal][c] > -EPS) return;
            for (int i = 0; i < rows; ++i) {
                if (t[i][c] < EPS) continue;
                if (r < 0) {
                    r = i;
                    continue;
                }
                const double here = t[i][columns + 1] / t[i][c], best = t[r][columns + 1] / t[r][c];
                if (here < best || (here == best && basic[i] < basic[r])) r = i;
            }
            if (r < 0) return;
            exchange(r, c);
        }
    }

    std::vector<double> solve() {
        int r = 0;
        for (int i = 1; i < rows; ++i)
            if (t[i][columns + 1] < t[r][columns + 1]) r = i;
        if (t[r][columns + 1] < -EPS) {
            exchange(r, columns);
            climb(rows + 1, false);
            for (int i = 0; i < rows; ++i)
                if (basic[i] < 0) {
                    int c = 0;
                    for (int j = 1; j <= columns; ++j)
                        if (t[i][j] < t[i][c]) c = j;
                    exchange(i, c);
                }
        }
        climb(rows, true);
        std::vector<double> x(columns, 0.0);
        for (int i = 0; i < rows; ++i)
            if (basic[i] >= 0 && basic[i] < columns) x[basic[i]] = t[i][columns + 1];
        return x;
    }
};

// p and v = v' - v'' of a game: v <= sum p_i a_ij for every j, sum p_i = 1.
std::vector<double> strategy(const std::vector<std::vector<double>>& a) {
    const int m = a.size(), n = a[0].size();
    std::vector<std::vector<double>> left(n + 2, std::vector<double>(m + 2, 0.0));
    std::vector<double> right(n + 2, 0.0), goal(m + 2, 0.0);
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < m; ++i) left[j][i] = -a[i][j];
        left[j][m] = 1;
        left[j][m + 1] = -1;
    }
    for (int i = 0; i < m; ++i) {
        left[n][i] = 1;
        left[n + 1][i] = -1;
    }
    right[n] = 1;
    right[n + 1] = -1;
    goal[m] = 1;
    goal[m + 1] = -1;
    return Program(left, right, goal).solve();
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<double>> a(m, std::vector<double>(n)), turned(n, std::vector<double>(m));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
            scanf("%lf", &a[i][j]);
            turned[j][i] = -a[i][j];
        }
    const std::vector<double> p = strategy(a), q = strategy(turned);
    printf("%.12g\n", p[m] - p[m + 1]);
    for (int i = 0; i < m; ++i) printf("%.12g ", p[i]);
    printf("\n");
    for (int j = 0; j < n; ++j) printf("%.12g ", q[j]);
    printf("\n");
}
