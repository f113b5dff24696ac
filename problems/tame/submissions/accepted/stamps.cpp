// Sinks first: a vertex is ready when all its successors are; one row of marks, with a new stamp for each mex.
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
    int n = read_number(), m = read_number();
    std::vector<std::vector<int>> next(n + 1), before(n + 1);
    std::vector<int> left(n + 1, 0), queue;
    for (int i = 0; i < m; ++i) {
        int u = read_number(), v = read_number();
        next[u].push_back(v);
        before[v].push_back(u);
        ++left[u];
    }
    for (int v = 1; v <= n; ++v)
        if (left[v] == 0) queue.push_back(v);
    // begin heart
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
    int tame = 1;
    for (int v = 1; v <= n; ++v)
        if (normal[v] != misere[v] && normal[v] + misere[v] != 1) tame = 0;
    // end heart
    std::printf("%d\n", tame);
    for (int v = 1; v <= n; ++v) std::printf("%d %d\n", normal[v], misere[v]);
}
