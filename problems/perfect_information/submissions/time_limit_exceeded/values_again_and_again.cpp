// Too slow: computes the value of every child anew at every node, nothing is remembered.
#include <cstdio>
#include <vector>

std::vector<int> mover, payoff;
std::vector<std::vector<int>> children;

// The value of the tree below a node, by a walk with a stack of its own.
int value_of(int root) {
    std::vector<int> order = {root};
    for (size_t i = 0; i < order.size(); ++i)
        for (int c : children[order[i]]) order.push_back(c);
    static std::vector<int> value;
    value.resize(payoff.size());
    for (size_t i = order.size(); i-- > 0;) {
        int v = order[i];
        value[v] = payoff[v];
        for (size_t j = 0; j < children[v].size(); ++j) {
            int here = value[children[v][j]];
            if (j == 0 || (mover[v] == 1 ? here > value[v] : here < value[v])) value[v] = here;
        }
    }
    return value[root];
}

int main() {
    int n;
    std::scanf("%d", &n);
    mover.resize(n + 1);
    payoff.resize(n + 1);
    children.resize(n + 1);
    for (int v = 1; v <= n; ++v) {
        char kind;
        int k;
        std::scanf(" %c %d", &kind, &k);
        if (kind == 'L') {
            payoff[v] = k;
            continue;
        }
        mover[v] = kind - '0';
        children[v].resize(k);
        for (int &c : children[v]) std::scanf("%d", &c);
    }
    std::printf("%d\n", value_of(1));
    for (int v = 1; v <= n; ++v) {
        if (mover[v] == 0) continue;
        int best = 0, choice = 0;
        for (size_t j = 0; j < children[v].size(); ++j) {
            int here = value_of(children[v][j]);
            if (j == 0 || (mover[v] == 1 ? here > best : here < best)) best = here, choice = j + 1;
        }
        std::printf("%d ", choice);
    }
    std::puts("");
}
