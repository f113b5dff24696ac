// Wrong: a node a thousand levels below the root counts as 0.
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
    std::vector<int> order = {1}, depth(n + 1);
    for (size_t i = 0; i < order.size(); ++i)
        for (int c : children[order[i]]) {
            depth[c] = depth[order[i]] + 1;
            order.push_back(c);
        }
    for (size_t i = order.size(); i-- > 0;) {
        int v = order[i];
        if (depth[v] >= 1000 && mover[v] != 0) {
            choice[v] = 1;
            continue;
        }
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
