// Wrong: keeps twenty classes of columns; forty regiments at two posts have 21.
#include <cstdio>
#include <cmath>
#include <algorithm>
#include <vector>
typedef long double ld;
std::vector<std::vector<int>> all(int k, int m) {
    std::vector<std::vector<int>> r;
    if (k == 2) for (int a = m; a >= 0; a--) r.push_back({a, m - a});
    else for (int a = m; a >= 0; a--) for (int b = m - a; b >= 0; b--) r.push_back({a, b, m - a - b});
    return r;
}
int main() {
    int k, m, n; scanf("%d%d%d", &k, &m, &n);
    auto A = all(k, m), B = all(k, n);
    // classes
    std::vector<std::vector<int>> ca, cb;
    auto key = [](std::vector<int> v) { std::sort(v.rbegin(), v.rend()); return v; };
    for (auto &v : A) if (key(v) == v) ca.push_back(v);
    for (auto &v : B) if (key(v) == v) cb.push_back(v);
    if (cb.size() > 20) cb.pop_back();
    auto pay = [&](const std::vector<int> &x, const std::vector<int> &y) { int s = 0; for (int i = 0; i < k; i++) { if (x[i] > y[i]) s += 1 + y[i]; if (x[i] < y[i]) s -= 1 + x[i]; } return s; };
    int R = ca.size(), C = cb.size();
    std::vector<std::vector<ld>> t(R + 1, std::vector<ld>(C + R + 1));
    const ld SHIFT = 200;
    for (int i = 0; i < R; i++) {
        for (int j = 0; j < C; j++) {
            std::vector<int> y = cb[j]; std::sort(y.begin(), y.end()); ld s = 0; int c = 0;
            do { s += pay(ca[i], y); c++; } while (std::next_permutation(y.begin(), y.end()));
            t[i][j] = s / c + SHIFT;
        }
        t[i][C + i] = 1; t[i][C + R] = 1;
    }
    for (int j = 0; j < C; j++) t[R][j] = -1;
    std::vector<int> base(R); for (int i = 0; i < R; i++) base[i] = C + i;
    const ld E = 1e-12L;
    for (;;) {
        int e = -1; for (int j = 0; j < C + R; j++) if (t[R][j] < -E) { e = j; break; }
        if (e < 0) break;
        int l = -1; for (int i = 0; i < R; i++) if (t[i][e] > E) {
            if (l < 0) { l = i; continue; }
            ld x = t[i][C + R] / t[i][e], y = t[l][C + R] / t[l][e];
            if (x < y - E || (fabsl(x - y) <= E && base[i] < base[l])) l = i;
        }
        ld p = t[l][e]; for (ld &v : t[l]) v /= p;
        for (int i = 0; i <= R; i++) if (i != l) { ld f = t[i][e]; if (f != 0) for (int j = 0; j <= C + R; j++) t[i][j] -= f * t[l][j]; }
        base[l] = e;
    }
    ld z = t[R][C + R]; ld V = 1 / z - SHIFT;
    std::vector<ld> q(C), p(R);
    for (int i = 0; i < R; i++) if (base[i] < C) q[base[i]] = t[i][C + R] / z;
    for (int i = 0; i < R; i++) p[i] = t[R][C + i] / z;
    printf("%.15Lf\n", V);
    auto out = [&](auto &S, auto &cl, auto &w) {
        for (auto &v : S) { auto u = key(v); int id = std::find(cl.begin(), cl.end(), u) - cl.begin(); int c = 0; auto y = u; std::sort(y.begin(), y.end()); do c++; while (std::next_permutation(y.begin(), y.end())); printf("%.15Lf ", std::max((ld)0, w[id] / c)); }
        puts("");
    };
    out(A, ca, p); out(B, cb, q);
}
