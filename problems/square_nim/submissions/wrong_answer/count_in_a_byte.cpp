// Wrong: counts the piles of value above 1 in a byte: 256 of them are none.
#include <cstdio>
#include <vector>
int g[200010], seen[200];
int main() {
    for (int i = 1; i <= 200000; i++) {
        for (int j = 1; j * j <= i; j++) seen[g[i - j * j]] = i;
        while (seen[g[i]] == i) g[i]++;
    }
    int t, n; scanf("%d%d", &t, &n);
    std::vector<int> x(n);
    int all = 0; unsigned char big = 0;
    for (int &v : x) { scanf("%d", &v); all ^= g[v]; big += g[v] > 1; }
    if (all == (t && !big)) { puts("0"); return 0; }
    for (int i = 0; i < n; i++) for (int j = 1; j * j <= x[i]; j++) {
        int y = x[i] - j * j, now = big - (g[x[i]] > 1) + (g[y] > 1);
        if ((all ^ g[x[i]] ^ g[y]) == (t && !now)) { printf("1 %d %d\n", i + 1, y); return 0; }
    }
}
