// Wrong: a ternary search that ends after 20 steps.
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
    auto lowest = [&](double p) {
        double least = 1e18;
        for (int j = 0; j < n; ++j) least = std::min(least, p * a[0][j] + (1 - p) * a[1][j]);
        return least;
    };
    double low = 0, high = 1;
    for (int step = 0; step < 20; ++step) {
        double x = (2 * low + high) / 3, y = (low + 2 * high) / 3;
        (lowest(x) < lowest(y) ? low : high) = lowest(x) < lowest(y) ? x : y;
    }
    double p = (low + high) / 2, value = lowest(p);
    std::vector<double> q(n);
    int best = 0, next = -1;
    auto at = [&](int j) { return p * a[0][j] + (1 - p) * a[1][j]; };
    for (int j = 0; j < n; ++j)
        if (at(j) < at(best)) best = j;
    double slope = a[0][best] - a[1][best];
    for (int j = 0; j < n; ++j) {
        double other = a[0][j] - a[1][j];
        if (slope * other < 0 && (next < 0 || at(j) < at(next))) next = j;
    }
    if (next < 0 || at(next) > value + 1e-6) {
        q[best] = 1;
    } else {
        double other = a[0][next] - a[1][next];
        q[best] = other / (other - slope);
        q[next] = 1 - q[best];
    }
    std::vector<double> rows = {p, 1 - p};
    if (turned) value = -value, rows.swap(q);
    std::printf("%.12g\n", value);
    for (double x : rows) std::printf("%.15g ", x);
    std::puts("");
    for (double x : q) std::printf("%.15g ", x);
    std::puts("");
}
