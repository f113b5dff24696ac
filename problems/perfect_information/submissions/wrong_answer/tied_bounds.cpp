// Wrong: alpha-beta pruning that takes a later child of the same value, which may be only a bound.
#include <algorithm>
#include <cstdio>
#include <vector>

int n;
std::vector<int> mover, payoff, choice;
std::vector<std::vector<int>> children;

int search(int v, int alpha, int beta) {
    if (mover[v] == 0) return payoff[v];
    int best = 0;
    for (size_t j = 0; j < children[v].size(); ++j) {
        int here = search(children[v][j], alpha, beta);
        if (j == 0 || (mover[v] == 1 ? here >= best : here <= best)) {
            best = here;
            choice[v] = j + 1;
        }
        if (mover[v] == 1) alpha = std::max(alpha, best);
        else beta = std::min(beta, best);
        if (alpha >= beta) break;
    }
    return best;
}

int main() {
    std::scanf("%d", &n);
    mover.resize(n + 1);
    payoff.resize(n + 1);
    choice.assign(n + 1, 1);
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
    std::printf("%d\n", search(1, -2000000000, 2000000000));
    for (int v = 1; v <= n; ++v)
        if (mover[v] != 0) std::printf("%d ", choice[v]);
    std::puts("");
}
