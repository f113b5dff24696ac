// Wrong: counts tokens on the same vertex once.
#include <cstdio>
#include <vector>

int main() {
    int n, m, k;
    if (std::scanf("%d %d %d", &n, &m, &k) != 3) return 0;
    std::vector<std::vector<int>> next(n + 1), before(n + 1);
    std::vector<int> left(n + 1, 0), queue, token(k);
    for (int i = 0; i < m; ++i) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return 0;
        next[u].push_back(v);
        before[v].push_back(u);
        ++left[u];
    }
    for (int& vertex : token)
        if (std::scanf("%d", &vertex) != 1) return 0;
    for (int v = 1; v <= n; ++v)
        if (left[v] == 0) queue.push_back(v);
    std::vector<int> normal(n + 1, 0), misere(n + 1, 0), mark(n + 2, 0);
    int stamp = 0;
    for (size_t head = 0; head < queue.size(); ++head) {
        int v = queue[head];
        ++stamp;
        for (int w : next[v]) mark[normal[w]] = stamp;
        while (mark[normal[v]] == stamp) ++normal[v];
        ++stamp;
        for (int w : next[v]) mark[misere[w]] = stamp;
        while (mark[misere[v]] == stamp) ++misere[v];
        if (next[v].empty()) misere[v] = 1;
        for (int u : before[v])
            if (--left[u] == 0) queue.push_back(u);
    }
    std::vector<int> firm(n + 1), on(n + 1, 0);
    for (int v = 1; v <= n; ++v) firm[v] = normal[v] == misere[v];
    int sum = 0, count = 0;
    for (int i = 0; i < k; ++i) {
        if (on[token[i]] != 0) continue;
        sum ^= normal[token[i]];
        count += firm[token[i]];
        on[token[i]] = i + 1;
    }
    for (int u = 1; u <= n; ++u) {
        if (on[u] == 0) continue;
        for (int v : next[u]) {
            int left_firm = count - firm[u] + firm[v], left_sum = sum ^ normal[u] ^ normal[v];
            if (left_sum == (left_firm == 0)) {
                std::printf("1 %d %d\n", on[u], v);
                return 0;
            }
        }
    }
    std::puts("0");
}
