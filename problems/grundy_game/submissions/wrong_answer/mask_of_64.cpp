// Wrong: collects the reached values in one 64-bit word, but they grow beyond 63.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> g(n + 1, 0), rares;
    for (int p = 1; p <= n; ++p) {
        unsigned long long reached = 0;
        for (int r : rares)
            if (2 * r != p) reached |= 1ULL << ((g[r] ^ g[p - r]) & 63);
        // Some five thousand splits more; by now everything that is reached has turned up.
        for (int a = 1; a <= 5000 && 2 * a < p; ++a) reached |= 1ULL << ((g[a] ^ g[p - a]) & 63);
        while (g[p] < 63 && (reached >> g[p] & 1)) ++g[p];
        if (__builtin_popcount(g[p] >> 1) % 2 == 0 && rares.size() < 1300) rares.push_back(p);
    }
    for (int p = 1; p <= n; ++p) std::printf("%d%c", g[p], p < n ? ' ' : '\n');
}
