// Sinks first for the genus of every vertex, then one look at each arc from a vertex with a token.
#include <cstdio>
#include <vector>

static int read_number() {
    int c = std::getchar();
    while (c < '0' || c > '9') c = std::getchar();
    int value = 0;
    for (; c >= '0' && c <= '9'; c = std::getchar()) value = 10 * value + (c - '0');
    return value;
}

int main() {
    int n = read_number(), m = read_number(), k = read_number();
    std::vector<std::vector<int>> next(n + 1), before(n + 1);
    std::vector<int> left(n + 1, 0), queue, token(k);
    for (int i = 0; i < m; ++i) {
        int u = read_number(), v = read_number();
        next[u].push_back(v);
        before[v].push_back(u);
        ++left[u];
    }
    for (int& vertex : token) vertex = read_number();
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
    // begin heart
    std::vector<int> firm(n + 1), on(n + 1, 0);
    for (int v = 1; v <= n; ++v) firm[v] = normal[v] == misere[v];
    int sum = 0, count = 0;
    for (int i = 0; i < k; ++i) {
        sum ^= normal[token[i]];
        count += firm[token[i]];
        on[token[i]] = i + 1;  // tokens on the same vertex have the same moves: one of them is enough
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
    // end heart
}
