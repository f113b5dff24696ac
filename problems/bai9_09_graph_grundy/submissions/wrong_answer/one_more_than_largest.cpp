// Wrong: takes one more than the largest value of the successors.
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
        for (int w : next[v])
            if (value[w] >= value[v]) value[v] = value[w] + 1;
        for (int u : before[v])
            if (--left[u] == 0) queue.push_back(u);
    }
    for (int v = 1; v <= n; ++v) std::printf("%d ", (int)value[v]);
}
