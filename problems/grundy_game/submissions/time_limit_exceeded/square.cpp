// Too slow: looks at every split of every pile, and keeps the values in a set.
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> g(n + 1, 0);
    for (int p = 1; p <= n; ++p) {
        std::set<int> seen;
        for (int a = 1; a < p - a; ++a) seen.insert(g[a] ^ g[p - a]);
        while (seen.count(g[p])) ++g[p];
    }
    for (int p = 1; p <= n; ++p) std::printf("%d%c", g[p], p < n ? ' ' : '\n');
}
