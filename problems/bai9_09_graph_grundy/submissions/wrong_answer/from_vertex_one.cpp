// Wrong: searches from vertex 1 alone; vertices that it does not reach keep the value 0.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 1;
    std::vector<std::vector<int>> moves(n + 1);
    for (int u, v; m-- > 0;) {
        if (std::scanf("%d %d", &u, &v) != 2) return 1;
        moves[u].push_back(v);
    }
    std::vector<int> value(n + 1, 0), next(n + 1, 0), mark(n + 2, 0), stack = {1};
    std::vector<char> entered(n + 1, 0);
    entered[1] = 1;
    while (!stack.empty()) {
        int u = stack.back();
        if (next[u] < (int)moves[u].size()) {
            int v = moves[u][next[u]++];
            if (!entered[v]) {
                entered[v] = 1;
                stack.push_back(v);
            }
            continue;
        }
        for (int v : moves[u]) mark[value[v]] = u;
        while (mark[value[u]] == u) ++value[u];
        stack.pop_back();
    }
    for (int v = 1; v <= n; ++v) std::printf("%d\n", value[v]);
}
