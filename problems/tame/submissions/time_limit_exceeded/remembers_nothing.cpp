// Too slow: remembers no value.
#include <cstdio>
#include <utility>
#include <vector>

static std::vector<std::vector<int>> next;
static std::vector<int> normal, misere, mark;
static int stamp = 0;

static std::pair<int, int> genus(int v) {
    if (next[v].empty() && misere[v] == 1) return {normal[v], misere[v]};
    for (int w : next[v]) genus(w);
    normal[v] = misere[v] = 0;
    ++stamp;
    for (int w : next[v]) mark[normal[w]] = stamp;
    while (mark[normal[v]] == stamp) ++normal[v];
    ++stamp;
    for (int w : next[v]) mark[misere[w]] = stamp;
    while (mark[misere[v]] == stamp) ++misere[v];
    if (next[v].empty()) misere[v] = 1;
    return {normal[v], misere[v]};
}

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 0;
    next.resize(n + 1);
    normal.assign(n + 1, 0);
    misere.assign(n + 1, 0);
    mark.assign(n + 2, 0);
    for (int i = 0; i < m; ++i) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return 0;
        next[u].push_back(v);
    }
    int tame = 1;
    for (int v = 1; v <= n; ++v) {
        genus(v);
        if (normal[v] != misere[v] && normal[v] + misere[v] != 1) tame = 0;
    }
    std::printf("%d\n", tame);
    for (int v = 1; v <= n; ++v) std::printf("%d %d\n", normal[v], misere[v]);
}
