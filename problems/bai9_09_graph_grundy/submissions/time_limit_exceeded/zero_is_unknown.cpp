// Too slow: takes the value 0 for "not known yet" and computes such vertices again for every arc to them.
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> next;
static std::vector<int> value, mark;
static int round_ = 0;

static int grundy(int v) {
    if (value[v] != 0) return value[v];
    for (int w : next[v]) grundy(w);
    ++round_;
    for (int w : next[v]) mark[value[w]] = round_;
    while (mark[value[v]] == round_) ++value[v];
    return value[v];
}

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 0;
    next.resize(n + 1);
    value.assign(n + 1, 0);
    mark.assign(n + 2, 0);
    for (int i = 0; i < m; ++i) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return 0;
        next[u].push_back(v);
    }
    for (int v = 1; v <= n; ++v) std::printf("%d ", grundy(v));
}
