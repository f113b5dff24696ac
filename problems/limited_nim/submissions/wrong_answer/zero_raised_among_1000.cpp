// Wrong: where all values are 0 it raises one of the first 1000 piles, or finds no move.
#include <cstdio>
#include <vector>
typedef long long ll;
int main() {
    int t, n; scanf("%d%d", &t, &n);
    std::vector<ll> m(n), x(n), r(n);
    ll g = 0; int big = 0, last = -1;
    for (int i = 0; i < n; i++) {
        scanf("%lld%lld", &m[i], &x[i]);
        r[i] = x[i] % (m[i] + 1);
        g ^= r[i];
        if (r[i] > 1) big++, last = i;
    }
    if (t == 1 && big == 0) {
        if (g == 1) { puts("0"); return 0; }
        for (int i = 0; i < n; i++) if (r[i] == 1) { printf("1 %d %lld\n", i + 1, x[i] - 1); return 0; }
        for (int i = 0; i < n && i < 1000; i++) if (x[i] > 0) { printf("1 %d %lld\n", i + 1, x[i] - m[i]); return 0; }
    }
    if (t == 1 && big == 1) {
        ll rest = g ^ r[last];
        printf("1 %d %lld\n", last + 1, x[last] - r[last] + (1 - rest));
        return 0;
    }
    if (g == 0) { puts("0"); return 0; }
    for (int i = 0; i < n; i++) if ((r[i] ^ g) < r[i]) { printf("1 %d %lld\n", i + 1, x[i] - r[i] + (r[i] ^ g)); return 0; }
}
