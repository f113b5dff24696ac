// Too slow: follows the envelope from p = 0 and looks at all lines for the one that comes next, O(n) per line.
#include <cstdio>
#include <vector>
typedef long long ll;

int main() {
    int m, n;
    if (std::scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<ll>> a(m, std::vector<ll>(n));
    for (auto &row : a)
        for (ll &x : row) std::scanf("%lld", &x);
    const bool turn = m != 2;
    const int count = turn ? m : n;
    std::vector<ll> start(count), slope(count);
    for (int j = 0; j < count; ++j) {
        ll at1 = turn ? -a[j][0] : a[0][j], at0 = turn ? -a[j][1] : a[1][j];
        start[j] = at0, slope[j] = at1 - at0;
    }
    int now = 0;
    for (int j = 1; j < count; ++j)
        if (start[j] < start[now] || (start[j] == start[now] && slope[j] < slope[now])) now = j;
    // p = over / under
    ll over = 0, under = 1;
    int next = -1;
    while (slope[now] > 0) {
        next = -1;
        for (int j = 0; j < count; ++j) {
            ll flatter = slope[now] - slope[j];
            if (flatter <= 0) continue;
            ll above = start[j] - start[now];
            if (next < 0) {
                next = j;
                continue;
            }
            ll best = start[next] - start[now], width = slope[now] - slope[next];
            if (above * width < best * flatter || (above * width == best * flatter && slope[j] < slope[next])) next = j;
        }
        if (next < 0) break;
        over = start[next] - start[now], under = slope[now] - slope[next];
        if (over >= under) {
            next = -1;
            break;
        }
        if (slope[next] <= 0) break;
        now = next;
    }
    double p = 0, value = start[now];
    std::vector<double> q(count, 0.0);
    if (slope[now] <= 0) {
        q[now] = 1;
    } else if (next < 0) {
        p = 1, value = start[now] + slope[now], q[now] = 1;
    } else {
        p = (double)over / under, value = start[now] + slope[now] * p;
        q[next] = (double)slope[now] / under, q[now] = 1 - q[next];
    }
    std::printf("%.12f\n", turn ? -value : value);
    if (!turn) std::printf("%.15f %.15f\n", p, 1 - p);
    for (double w : q) std::printf("%.15f ", w);
    std::puts("");
    if (turn) std::printf("%.15f %.15f\n", p, 1 - p);
}
