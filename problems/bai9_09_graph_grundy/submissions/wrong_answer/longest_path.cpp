// Wrong: computes the length of the longest path from each vertex instead of the mex.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 0;
    std::vector<std::vector<int>> before(n + 1);
    std::vector<int> left(n + 1, 0), length(n + 1, 0), queue;
    for (int i = 0; i < m; ++i) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return 0;
        before[v].push_back(u);
        ++left[u];
    }
    for (int v = 1; v <= n; ++v)
        if (left[v] == 0) queue.push_back(v);
    for (size_t head = 0; head < queue.size(); ++head)
        for (int u : before[queue[head]]) {
            length[u] = std::max(length[u], length[queue[head]] + 1);
            if (--left[u] == 0) queue.push_back(u);
        }
    for (int v = 1; v <= n; ++v) std::printf("%d ", length[v]);
}
