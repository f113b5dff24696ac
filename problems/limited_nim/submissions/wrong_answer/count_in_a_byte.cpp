// Wrong: counts the piles of value above 1 in a byte: 256 of them are none.
#include <cstdio>
#include <vector>
typedef long long ll;
int main() {
    int t, n; scanf("%d%d", &t, &n);
    std::vector<ll> m(n), x(n), r(n);
    ll g = 0; unsigned char big = 0; int last = -1;
    for (int i = 0; i < n; i++) {
        scanf("%lld%lld", &m[i], &x[i]);
        r[i] = x[i] % (m[i] + 1);
        g ^= r[i];
        if (r[i] > 1) big++, last = i;
    }
    if (t == 1 && big == 0) {
        if (g == 1) { puts("0"); return 0; }
        for (int i = 0; i < n; i++) if (r[i] == 1) { printf("1 %d %lld\n", i + 1, x[i] - 1); return 0; }
        for (int i = 0; i < n; i++) if (x[i] > 0) { printf("1 %d %lld\n", i + 1, x[i] - m[i]); return 0; }
    }
    if (t == 1 && big == 1) {
        ll rest = g ^ r[last];
        printf("1 %d %lld\n", last + 1, x[last] - r[last] + (1 - rest));
        return 0;
    }
    if (g == 0) { puts("0"); return 0; }
    for (int i = 0; i < n; i++) if ((r[i] ^ g) < r[i]) { printf("1 %d %lld\n", i + 1, x[i] - r[i] + (r[i] ^ g)); return 0; }
}
