// Wrong: counts the pairs that are neither (0, n) nor (n, n) in a byte: 256 of them are none.
#include <algorithm>
#include <cstdio>
#include <vector>
typedef long long ll;
int main() {
    int t, n; scanf("%d%d", &t, &n);
    std::vector<ll> a(n), b(n), g(n), s(n);
    ll x = 0; unsigned char firm = 0; int last = -1;
    for (int i = 0; i < n; i++) {
        scanf("%lld%lld", &a[i], &b[i]);
        if (a[i] > b[i]) std::swap(a[i], b[i]);
        std::vector<ll> q;
        ll u = a[i], v = b[i];
        while (u) { q.push_back(v / u); ll w = v % u; v = u; u = w; }
        ll val = 0;
        for (int j = (int)q.size() - 1; j >= 0; j--) { s[i] = val; val = q[j] > val ? q[j] : q[j] - 1; }
        g[i] = val; x ^= val;
        if (a[i] && a[i] != b[i]) firm++, last = i;
    }
    if (t == 1 && firm == 0) {
        if (x == 1) { puts("0"); return 0; }
        for (int i = 0; i < n; i++) if (a[i]) { printf("1 %d 1\n", i + 1); return 0; }
    }
    ll want = 0;
    if (t == 1 && firm == 1) {
        // one firm pair: if it can become (0, a) or (a, a), then so that an odd number of (a, a) is left
        int i = last;
        if (b[i] % a[i] == 0) { ll rest = x ^ g[i]; printf("1 %d %lld\n", i + 1, b[i] / a[i] - (1 - rest)); return 0; }
    }
    if (x == want) { puts("0"); return 0; }
    for (int i = 0; i < n; i++) {
        ll to = x ^ g[i];
        if (!a[i] || to >= g[i]) continue;
        ll j = to == s[i] ? 0 : to < s[i] ? to + 1 : to;
        printf("1 %d %lld\n", i + 1, b[i] / a[i] - j);
        return 0;
    }
}
