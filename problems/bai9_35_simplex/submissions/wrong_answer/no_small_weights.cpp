// Wrong: takes probabilities below a millionth for rounding errors and writes 0 in their place.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

// The payoffs lie between 1 and 2, so this is a relative tolerance.
const double EPS = 1e-11;
// So many exchanges by the steepest column, then Bland's rule, which never goes in circles; and so many in all.
const int STEEP = 200, MOST = 5000;

int m, n, exchanges;
std::vector<std::vector<double>> first, t;
// Columns of the game are the variables 0 .. n-1, its rows n .. n+m-1.
std::vector<int> top, left;

void start() {
    t = first;
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
}

void exchange(int r, int c) {
    const double pivot = t[r][c];
    for (int i = 0; i <= m; ++i)
        for (int j = 0; j <= n; ++j)
            if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
    for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
    for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
    t[r][c] = 1 / pivot;
    std::swap(left[r], top[c]);
}

// The same tableau from the payoffs again: what belongs to the left comes there by the largest pivots.
void afresh() {
    std::vector<bool> at_left(n + m, false);
    for (int v : left) at_left[v] = true;
    start();
    for (;;) {
        int r = -1, c = -1;
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n && !at_left[left[i]]; ++j)
                if (at_left[top[j]] && (r < 0 || std::fabs(t[i][j]) > std::fabs(t[r][c]))) r = i, c = j;
        if (r < 0) return;
        exchange(r, c);
    }
}

// A right side that is a rounding error is 0: divided by a small pivot it would look like a number.
double side(int i) { return t[i][n] < 1e-13 ? 0 : t[i][n]; }

// An exchange that raises the sum.
bool improve() {
    const bool steep = exchanges < STEEP;
    int c = -1, r = -1;
    for (int j = 0; j < n; ++j)
        if (t[m][j] < -EPS && (c < 0 || (steep ? t[m][j] < t[m][c] : top[j] < top[c]))) c = j;
    if (c < 0) return false;
    double largest = 1;
    for (int i = 0; i < m; ++i) largest = std::max(largest, t[i][c]);
    for (int i = 0; i < m; ++i) {
        if (t[i][c] <= EPS * largest) continue;
        if (r < 0) {
            r = i;
            continue;
        }
        const double here = side(i) / t[i][c], best = side(r) / t[r][c], tie = EPS * std::max(1.0, best);
        if (here < best - tie || (here <= best + tie && (steep ? t[i][c] > t[r][c] : left[i] < left[r]))) r = i;
    }
    if (r < 0) return false;
    exchange(r, c);
    return true;
}

// An exchange that removes the most negative right side and keeps the bottom row as it should be.
bool mend() {
    int r = -1, c = -1;
    for (int i = 0; i < m; ++i)
        if (t[i][n] < -1e-12 && (r < 0 || t[i][n] < t[r][n])) r = i;
    if (r < 0) return false;
    for (int j = 0; j < n; ++j)
        if (t[r][j] < -EPS && (c < 0 || t[m][j] / -t[r][j] < t[m][c] / -t[r][c])) c = j;
    if (c < 0) return false;
    exchange(r, c);
    return true;
}

std::vector<double> probabilities(std::vector<double> weights) {
    double sum = 0;
    for (double& x : weights) sum += x = std::max(0.0, x);
    for (double& x : weights) x /= sum;
    return weights;
}

int main() {
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    int least = 1000, most = -1000;
    for (auto& row : a)
        for (int& x : row) {
            scanf("%d", &x);
            least = std::min(least, x);
            most = std::max(most, x);
        }
    const double unit = std::max(1, most - least);
    first.assign(m + 1, std::vector<double>(n + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) first[i][j] = 1 + (a[i][j] - least) / unit;
    for (int j = 0; j < n; ++j) first[m][j] = -1;
    first[m][n] = 0;
    top.resize(n);
    left.resize(m);
    start();
    for (int before = -1; before != exchanges && exchanges < MOST;) {
        before = exchanges;
        while (exchanges < MOST && improve())
            if (++exchanges % 20 == 0) afresh();
        afresh();
        while (exchanges < MOST && mend()) ++exchanges;
    }

    std::vector<double> p(m, 0.0), q(n, 0.0);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j];
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n];
    p = probabilities(p);
    q = probabilities(q);
    double value = 1e9;
    for (int j = 0; j < n; ++j) {
        double earned = 0;
        for (int i = 0; i < m; ++i) earned += p[i] * a[i][j];
        value = std::min(value, earned);
    }
    printf("%.15g\n", value);
    for (double x : p) printf("%.15g ", x < 1e-6 ? 0 : x);
    printf("\n");
    for (double x : q) printf("%.15g ", x < 1e-6 ? 0 : x);
    printf("\n");
}
