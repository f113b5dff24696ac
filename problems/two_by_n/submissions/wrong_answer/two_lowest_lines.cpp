// Wrong: mixes the two columns that are lowest at the peak, whichever way they lead.
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
    for (int step = 0; step < 60; ++step) {
        double x = (2 * low + high) / 3, y = (low + 2 * high) / 3;
        (lowest(x) < lowest(y) ? low : high) = lowest(x) < lowest(y) ? x : y;
    }
    double p = (low + high) / 2, value = lowest(p);
    std::vector<double> q(n);
    std::vector<int> order(n);
    for (int j = 0; j < n; ++j) order[j] = j;
    auto at = [&](int j) { return p * a[0][j] + (1 - p) * a[1][j]; };
    std::sort(order.begin(), order.end(), [&](int x, int y) { return at(x) < at(y); });
    q[order[0]] = 1;
    if (n > 1) {
        double one = a[0][order[0]] - a[1][order[0]], two = a[0][order[1]] - a[1][order[1]];
        double share = one == two ? 1 : std::min(1.0, std::max(0.0, two / (two - one)));
        q[order[0]] = share;
        q[order[1]] = 1 - share;
    }
    std::vector<double> rows = {p, 1 - p};
    if (turned) value = -value, rows.swap(q);
    std::printf("%.12g\n", value);
    for (double x : rows) std::printf("%.15g ", x);
    std::puts("");
    for (double x : q) std::printf("%.15g ", x);
    std::puts("");
}
