// Too slow: the 2 x 2 games of all pairs of columns; the value is the least of theirs.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    std::scanf("%d %d", &m, &n);
    std::vector<std::vector<double>> a(m, std::vector<double>(n));
    for (auto &row : a)
        for (double &x : row) std::scanf("%lf", &x);
    bool turned = m != 2;
    if (turned) {
        std::vector<std::vector<double>> b(n, std::vector<double>(m));
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) b[j][i] = -a[i][j];
        a.swap(b);
        std::swap(m, n);
    }
    double value = 1e18, p = 0, share = 1;
    int first = 0, second = 0;
    for (int j = 0; j < n; ++j)
        for (int k = 0; k <= j; ++k) {
            double x = a[0][j], y = a[0][k], z = a[1][j], w = a[1][k];
            // Rows (x, y) and (z, w): pure choices if there is a saddle point, otherwise the formula.
            double low = std::max(std::min(x, y), std::min(z, w)), high = std::min(std::max(x, z), std::max(y, w));
            double v, row, column;
            if (low >= high) {
                v = low;
                row = std::min(x, y) >= std::min(z, w) ? 1 : 0;
                column = std::max(x, z) <= std::max(y, w) ? 1 : 0;
            } else {
                double d = x - y - z + w;
                v = (x * w - y * z) / d;
                row = (w - z) / d;
                column = (w - y) / d;
            }
            if (v < value) value = v, p = row, share = column, first = j, second = k;
        }
    // Her best probability is that of the peak of the whole envelope: try the ends of what these two columns allow.
    auto lowest = [&](double t) {
        double least = 1e18;
        for (int j = 0; j < n; ++j) least = std::min(least, t * a[0][j] + (1 - t) * a[1][j]);
        return least;
    };
    double low = 0, high = 1;
    for (int step = 0; step < 100 && lowest(p) < value - 1e-10 * (1 + std::abs(value)); ++step) {
        double x = (2 * low + high) / 3, y = (low + 2 * high) / 3;
        (lowest(x) < lowest(y) ? low : high) = lowest(x) < lowest(y) ? x : y;
        p = (low + high) / 2;
    }
    std::vector<double> rows = {p, 1 - p}, q(n);
    q[first] += share;
    q[second] += 1 - share;
    if (turned) value = -value, rows.swap(q);
    std::printf("%.12g\n", value);
    for (double x : rows) std::printf("%.15g ", x);
    std::puts("");
    for (double x : q) std::printf("%.15g ", x);
    std::puts("");
}
