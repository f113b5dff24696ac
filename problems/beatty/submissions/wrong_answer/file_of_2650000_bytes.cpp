// Wrong: reads 2 650 000 bytes; an input may have 2 700 000.
#include <cmath>
#include <cstdio>
#include <cstdlib>
char buf[2650001];
typedef long long ll;
typedef __int128 big;
int main() {
    ll d, m; fread(buf, 1, 2650000, stdin); char *p = buf, *q;
    while ((d = strtoll(p, &q, 10), q != p) && (m = strtoll(q, &p, 10), true)) {
        big sq = (big)(m + 1) * (m + 1);
        ll k = (ll)((m + 1) / sqrtl((long double)d));
        while ((big)k * k * d >= sq) k--;
        while ((big)(k + 1) * (k + 1) * d < sq) k++;
        if ((big)k * k * d >= (big)m * m && k) printf("1 %lld\n", k);
        else printf("2 %lld\n", m - k);
    }
}
