// Too slow: goes over all vertices until no value changes.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 0;
    std::vector<std::vector<int>> next(n + 1);
    for (int i = 0; i < m; ++i) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return 0;
        next[u].push_back(v);
    }
    std::vector<int> normal(n + 1, 0), misere(n + 1, 0), mark(n + 2, 0);
    int stamp = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int v = 1; v <= n; ++v) {
            int one = 0, other = 0;
            ++stamp;
            for (int w : next[v]) mark[normal[w]] = stamp;
            while (mark[one] == stamp) ++one;
            ++stamp;
            for (int w : next[v]) mark[misere[w]] = stamp;
            while (mark[other] == stamp) ++other;
            if (next[v].empty()) other = 1;
            changed |= one != normal[v] || other != misere[v];
            normal[v] = one;
            misere[v] = other;
        }
    }
    int tame = 1;
    for (int v = 1; v <= n; ++v)
        if (normal[v] != misere[v] && normal[v] + misere[v] != 1) tame = 0;
    std::printf("%d\n", tame);
    for (int v = 1; v <= n; ++v) std::printf("%d %d\n", normal[v], misere[v]);
}
