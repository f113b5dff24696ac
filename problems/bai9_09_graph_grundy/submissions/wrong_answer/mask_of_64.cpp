// Wrong: keeps the values of the successors in a mask of 64 digits.
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
        unsigned long long reached = 0;
        for (int w : next[v])
            if (value[w] < 64) reached |= 1ULL << value[w];
        int mex = 0;
        while (mex < 64 && (reached >> mex & 1)) ++mex;
        value[v] = mex;
        for (int u : before[v])
            if (--left[u] == 0) queue.push_back(u);
    }
    for (int v = 1; v <= n; ++v) std::printf("%d ", (int)value[v]);
}
