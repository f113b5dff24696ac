// Sparse space: all splits with a rare part, then other splits only until no rare value below is missing.
#include <cstdio>
#include <vector>

static bool rare(int v) { return __builtin_popcount(v >> 1) % 2 == 0; }

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<unsigned char> g(n + 1, 0);
    std::vector<int> rares, seen(256, 0);
    // begin heart
    for (int p = 1; p <= n; ++p) {
        for (int r : rares)
            if (2 * r != p) seen[g[r] ^ g[p - r]] = p;
        int best = 0;
        while (seen[best] == p || rare(best)) ++best;
        int missing = 0;
        for (int v = 0; v < best; ++v) missing += seen[v] != p;
        for (int a = 1; missing > 0 && 2 * a < p; ++a) {
            int v = g[a] ^ g[p - a];
            if (seen[v] != p) {
                seen[v] = p;
                missing -= v < best;
            }
        }
        int v = 0;
        while (seen[v] == p) ++v;
        g[p] = v;
        if (rare(v)) rares.push_back(p);
    }
    // end heart
    for (int p = 1; p <= n; ++p) std::printf("%d%c", g[p], p < n ? ' ' : '\n');
}
