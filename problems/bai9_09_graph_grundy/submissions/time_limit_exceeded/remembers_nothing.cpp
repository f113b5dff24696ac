// Too slow: recursion without a memory walks along every way through the graph.
#include <cstdio>
#include <set>
#include <vector>

static std::vector<std::vector<int>> moves;

static int value(int u) {
    std::set<int> reached;
    for (int v : moves[u]) reached.insert(value(v));
    int mex = 0;
    for (int other : reached)
        if (other == mex) ++mex;
    return mex;
}

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 1;
    moves.resize(n + 1);
    for (int u, v; m-- > 0;) {
        if (std::scanf("%d %d", &u, &v) != 2) return 1;
        moves[u].push_back(v);
    }
    for (int v = 1; v <= n; ++v) std::printf("%d\n", value(v));
}
