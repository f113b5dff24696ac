// Too slow: computes all values again and again until none of them changes, as many rounds as the path is long.
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
    std::vector<int> value(n + 1, 0);
    std::vector<long long> mark(n + 2, 0);
    long long round = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int v = 1; v <= n; ++v) {
            ++round;
            for (int w : next[v]) mark[value[w]] = round;
            int mex = 0;
            while (mark[mex] == round) ++mex;
            if (mex != value[v]) changed = true;
            value[v] = mex;
        }
    }
    for (int v = 1; v <= n; ++v) std::printf("%d ", value[v]);
}
