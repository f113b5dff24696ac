// Too slow: makes n fresh marks for every vertex, twice.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 0;
    std::vector<std::vector<int>> next(n + 1), before(n + 1);
    std::vector<int> left(n + 1, 0), queue;
    for (int i = 0; i < m; ++i) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return 0;
        next[u].push_back(v);
        before[v].push_back(u);
        ++left[u];
    }
    for (int v = 1; v <= n; ++v)
        if (left[v] == 0) queue.push_back(v);
    std::vector<int> normal(n + 1, 0), misere(n + 1, 0);
    for (size_t head = 0; head < queue.size(); ++head) {
        int v = queue[head];
        std::vector<long long> seen(n + 2, 0);
        for (int w : next[v]) seen[normal[w]] = 1;
        while (seen[normal[v]] == 1) ++normal[v];
        std::vector<long long> other(n + 2, 0);
        for (int w : next[v]) other[misere[w]] = 1;
        while (other[misere[v]] == 1) ++misere[v];
        if (next[v].empty()) misere[v] = 1;
        for (int u : before[v])
            if (--left[u] == 0) queue.push_back(u);
    }
    int tame = 1;
    for (int v = 1; v <= n; ++v)
        if (normal[v] != misere[v] && normal[v] + misere[v] != 1) tame = 0;
    std::printf("%d\n", tame);
    for (int v = 1; v <= n; ++v) std::printf("%d %d\n", normal[v], misere[v]);
}
