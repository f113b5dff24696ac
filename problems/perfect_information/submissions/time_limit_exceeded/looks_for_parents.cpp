// Too slow: looks through all nodes for the parent of each.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> mover(n + 1), value(n + 1), choice(n + 1);
    std::vector<std::vector<int>> children(n + 1);
    for (int v = 1; v <= n; ++v) {
        char kind;
        std::scanf(" %c", &kind);
        if (kind == 'L') {
            std::scanf("%d", &value[v]);
            continue;
        }
        mover[v] = kind - '0';
        int k;
        std::scanf("%d", &k);
        children[v].resize(k);
        for (int &c : children[v]) std::scanf("%d", &c);
    }
    std::vector<int> parent(n + 1), left(n + 1), order;
    for (int c = 2; c <= n; ++c)
        for (int v = 1; v <= n && parent[c] == 0; ++v)
            for (int child : children[v])
                if (child == c) parent[c] = v;
    for (int v = 1; v <= n; ++v) {
        left[v] = children[v].size();
        if (left[v] == 0) order.push_back(v);
    }
    for (size_t i = 0; i < order.size(); ++i)
        if (--left[parent[order[i]]] == 0 && parent[order[i]] != 0) order.push_back(parent[order[i]]);
    for (size_t i = 0; i < order.size(); ++i) {
        int v = order[i];
        for (size_t j = 0; j < children[v].size(); ++j) {
            int here = value[children[v][j]];
            bool better = mover[v] == 1 ? here > value[v] : here < value[v];
            if (j == 0 || better) {
                value[v] = here;
                choice[v] = j + 1;
            }
        }
    }
    std::printf("%d\n", value[1]);
    for (int v = 1; v <= n; ++v)
        if (mover[v] != 0) std::printf("%d ", choice[v]);
    std::puts("");
}
