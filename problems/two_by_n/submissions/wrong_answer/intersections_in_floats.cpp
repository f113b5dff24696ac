// Wrong: compares the intersections of lines as floats.
#include <algorithm>
#include <cstdio>
#include <cmath>
#include <vector>
typedef long long ll;
typedef long double ld;
int main() {
    int m, n; scanf("%d%d", &m, &n);
    std::vector<std::vector<ll>> a(m, std::vector<ll>(n));
    for (auto &r : a) for (ll &v : r) scanf("%lld", &v);
    bool turned = m != 2;
    int N = turned ? m : n;
    std::vector<ll> x(N), y(N); // line j: y + (x - y) p
    for (int j = 0; j < N; j++) { x[j] = turned ? -a[j][0] : a[0][j]; y[j] = turned ? -a[j][1 % n] : a[1][j]; }
    // the highest point of the lower envelope
    std::vector<int> id(N), h;
    for (int j = 0; j < N; j++) id[j] = j;
    std::sort(id.begin(), id.end(), [&](int i, int j) { ll si = x[i] - y[i], sj = x[j] - y[j]; return si != sj ? si > sj : y[i] < y[j]; });
    for (int j : id) {
        if (!h.empty() && x[h.back()] - y[h.back()] == x[j] - y[j]) continue;
        while (h.size() >= 2) {
            int p = h[h.size() - 2], q = h.back();
            ll sp = x[p] - y[p], sq = x[q] - y[q], sj = x[j] - y[j];
            if ((float)(y[j] - y[p]) / (sp - sj) <= (float)(y[q] - y[p]) / (sp - sq)) h.pop_back(); else break;
        }
        h.push_back(j);
    }
    // p where the slope turns from positive to not positive
    ld P, V; int one = -1, two = -1; ld w = 1;
    size_t k = 0;
    while (k < h.size() && x[h[k]] - y[h[k]] > 0) k++;
    auto cross = [&](int i, int j) { return (ld)(y[j] - y[i]) / (ld)((x[i] - y[i]) - (x[j] - y[j])); };
    if (k == h.size()) { P = 1; one = h[k - 1]; }
    else {
        P = k ? cross(h[k - 1], h[k]) : 0;
        if (P <= 0) {
            P = 0; one = h[0]; 
            for (int j : h) if (y[j] < y[one] || (y[j] == y[one] && x[j] < x[one])) one = j;
        } else if (P >= 1) {
            P = 1; one = h[0];
            for (int j : h) if (x[j] < x[one] || (x[j] == x[one] && y[j] < y[one])) one = j;
        } else if (x[h[k]] == y[h[k]]) { one = h[k]; }
        else {
            one = h[k - 1]; two = h[k];
            ld s1 = x[one] - y[one], s2 = x[two] - y[two];
            w = -s2 / (s1 - s2);
        }
    }
    if (k == h.size()) { one = 0; for (int j = 0; j < N; j++) if (x[j] < x[one] || (x[j] == x[one] && y[j] < y[one])) one = j; }
    V = y[one] + (x[one] - y[one]) * P;
    if (turned) V = -V;
    std::vector<ld> q(N); q[one] += w; if (two >= 0) q[two] += 1 - w;
    printf("%.15Lg\n", V);
    if (turned) { for (ld v : q) printf("%.15Lg ", v); puts(""); if (n == 2) printf("%.15Lg %.15Lg\n", P, 1 - P); else printf("1\n"); }
    else { printf("%.15Lg %.15Lg\n", P, 1 - P); for (ld v : q) printf("%.15Lg ", v); puts(""); }
}
