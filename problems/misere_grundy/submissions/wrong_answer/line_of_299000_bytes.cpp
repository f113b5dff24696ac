// Wrong: reads 299 000 bytes of the line of piles; it may have 300 000.
#include <cstdio>
#include <cstdlib>
char buf[299000];
#include <vector>
int main() {
    static const int g[13] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1};
    int m; scanf("%d", &m);
    std::vector<int> x(m);
    int big = 0, all = 0;
    fgets(buf, 5, stdin); fgets(buf, sizeof buf, stdin); char *p = buf; for (int &v : x) { v = strtol(p, &p, 10); big += g[v] == 2; all ^= g[v]; }
    if (all == (big ? 0 : 1)) { puts("0"); return 0; }
    for (int i = 0; i < m && i < 1000000; i++) for (int a = 1; 2 * a < x[i]; a++) {
        int b = x[i] - a, now = big - (g[x[i]] == 2) + (g[a] == 2) + (g[b] == 2);
        if ((all ^ g[x[i]] ^ g[a] ^ g[b]) == (now ? 0 : 1)) { printf("1 %d %d %d\n", i + 1, a, b); return 0; }
    }
}
