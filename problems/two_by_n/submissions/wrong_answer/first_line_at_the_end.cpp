// Wrong: at an end takes any lowest line, also one that rises.
#include <algorithm>
#include <cstdio>
#include <vector>
typedef long long ll;

struct Line {
    ll start, slope;  // start + slope * p
    int column;
};

int main() {
    int m, n;
    std::scanf("%d %d", &m, &n);
    std::vector<std::vector<ll>> a(m, std::vector<ll>(n));
    for (auto &row : a)
        for (ll &x : row) std::scanf("%lld", &x);
    bool turned = m != 2;
    if (turned) {  // to the second player it is a game of two rows, with all signs changed
        std::vector<std::vector<ll>> b(n, std::vector<ll>(m));
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) b[j][i] = -a[i][j];
        a.swap(b);
        std::swap(m, n);
    }
    std::vector<Line> lines(n), hull;
    for (int j = 0; j < n; ++j) lines[j] = {a[1][j], a[0][j] - a[1][j], j};
    std::sort(lines.begin(), lines.end(), [](const Line &x, const Line &y) {
        return x.slope != y.slope ? x.slope > y.slope : x.start < y.start;
    });
    for (const Line &z : lines) {
        if (!hull.empty() && hull.back().slope == z.slope) continue;  // parallel, and not lower
        while (hull.size() >= 2) {
            const Line &x = hull[hull.size() - 2], &y = hull.back();
            // y is nowhere lowest if z undercuts x no later than y does
            if ((z.start - x.start) * (x.slope - y.slope) > (y.start - x.start) * (x.slope - z.slope)) break;
            hull.pop_back();
        }
        hull.push_back(z);
    }
    size_t i = 0;  // the first line that does not rise
    while (i < hull.size() && hull[i].slope > 0) ++i;
    // from there on the envelope falls; its peak may lie outside 0 <= p <= 1
    bool at0 = i == 0, at1 = i == hull.size();
    if (!at0 && !at1) {
        ll over = hull[i].start - hull[i - 1].start, under = hull[i - 1].slope - hull[i].slope;
        at0 = over <= 0;
        at1 = over >= under;
    }
    double p, value;
    std::vector<double> q(n);
    if (at0) {
        p = 0;
        Line low = hull[0];
        for (const Line &x : hull)
            if (x.start < low.start || (x.start == low.start && x.slope > low.slope)) low = x;
        value = low.start;
        q[low.column] = 1;
    } else if (at1) {
        p = 1;
        Line low = hull.back();
        for (const Line &x : hull) {
            ll here = x.start + x.slope, best = low.start + low.slope;
            if (here < best || (here == best && x.slope < low.slope)) low = x;
        }
        value = low.start + low.slope;
        q[low.column] = 1;
    } else {
        const Line &x = hull[i - 1], &y = hull[i];
        double d = x.slope - y.slope;
        p = (y.start - x.start) / d;
        value = (double(x.slope) * y.start - double(y.slope) * x.start) / d;
        q[x.column] = -y.slope / d;
        q[y.column] = x.slope / d;
    }
    std::vector<double> rows = {p, 1 - p};
    if (turned) value = -value, rows.swap(q);
    std::printf("%.12g\n", value);
    for (double x : rows) std::printf("%.15g ", x);
    std::puts("");
    for (double x : q) std::printf("%.15g ", x);
    std::puts("");
}
