// Wrong: reads at most 38 bytes of a line: 10^18 after 10^18 loses a digit.
#include <cstdio>
#include <vector>
typedef long long ll;
char buf[39];
int main() {
    int t, n; scanf("%d%d ", &t, &n);
    std::vector<ll> m(n), x(n), r(n);
    ll g = 0; int big = 0, last = -1;
    for (int i = 0; i < n; i++) {
        fgets(buf, 39, stdin); sscanf(buf, "%lld%lld", &m[i], &x[i]); if (!__builtin_strchr(buf, 10)) for (int c; (c = getchar()) != 10 && c != EOF;) ;
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
