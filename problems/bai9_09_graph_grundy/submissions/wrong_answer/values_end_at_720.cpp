// Wrong: looks for the mex below 720 only, though values reach 999.
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
    std::vector<int> value(n + 1, 0);
    std::vector<int> mark(n + 2, 0);
    for (int v = 1; v <= n; ++v)
        if (left[v] == 0) queue.push_back(v);
    for (size_t head = 0; head < queue.size(); ++head) {
        int v = queue[head];
        for (int w : next[v]) mark[value[w]] = v;
        int mex = 0;
        while (mex < 720 && mark[mex] == v) ++mex;
        value[v] = mex;
        for (int u : before[v])
            if (--left[u] == 0) queue.push_back(u);
    }
    for (int v = 1; v <= n; ++v) std::printf("%d ", value[v]);
}
