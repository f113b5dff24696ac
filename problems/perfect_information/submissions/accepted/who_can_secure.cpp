// Bisects over the payoffs: can player 1 secure at least t? Two games of winning and losing give the choices.
#include <algorithm>
#include <cstdio>
#include <vector>

int n;
std::vector<int> mover, payoff, parent, place, order;
std::vector<std::vector<int>> children;

// Whether player 1 secures at least t; at each node a choice that leads the mover where he wants to be, if there is one.
bool secures(long long t, std::vector<int> &choice) {
    std::vector<char> good(n + 1);
    choice.assign(n + 1, 1);
    for (int i = n; i-- > 0;) {
        int v = order[i];
        if (mover[v] == 0) {
            good[v] = payoff[v] >= t;
            continue;
        }
        bool wanted = mover[v] == 1;
        good[v] = !wanted;
        for (size_t j = 0; j < children[v].size(); ++j)
            if ((good[children[v][j]] != 0) == wanted) {
                good[v] = wanted;
                choice[v] = j + 1;
            }
    }
    return good[1];
}

int main() {
    std::scanf("%d", &n);
    mover.resize(n + 1);
    payoff.resize(n + 1);
    children.resize(n + 1);
    std::vector<int> payoffs;
    for (int v = 1; v <= n; ++v) {
        char kind;
        int k;
        std::scanf(" %c %d", &kind, &k);
        if (kind == 'L') {
            payoff[v] = k;
            payoffs.push_back(k);
            continue;
        }
        mover[v] = kind - '0';
        children[v].resize(k);
        for (int &c : children[v]) std::scanf("%d", &c);
    }
    std::vector<int> stack = {1};
    while (!stack.empty()) {
        int v = stack.back();
        stack.pop_back();
        order.push_back(v);
        stack.insert(stack.end(), children[v].begin(), children[v].end());
    }
    std::sort(payoffs.begin(), payoffs.end());
    std::vector<int> first, second;
    size_t low = 0, high = payoffs.size();  // payoffs[low] can be secured, payoffs[high] cannot
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        (secures(payoffs[middle], first) ? low : high) = middle;
    }
    int value = payoffs[low];
    secures(value, first);
    secures(value + 1LL, second);
    std::printf("%d\n", value);
    for (int v = 1; v <= n; ++v)
        if (mover[v] != 0) std::printf("%d ", mover[v] == 1 ? first[v] : second[v]);
    std::puts("");
}
