// Depth first with a stack of its own instead of recursion; the mex from a sorted list of values.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> next(n);
    for (int i = 0; i < m; ++i) {
        int u, v;
        std::cin >> u >> v;
        next[u - 1].push_back(v - 1);
    }
    std::vector<int> value(n, -1);
    std::vector<std::pair<int, size_t>> stack;
    for (int root = 0; root < n; ++root) {
        if (value[root] >= 0) continue;
        stack.push_back({root, 0});
        while (!stack.empty()) {
            auto& [v, child] = stack.back();
            if (child < next[v].size()) {
                int w = next[v][child++];
                if (value[w] < 0) stack.push_back({w, 0});
                continue;
            }
            std::vector<int> reached;
            for (int w : next[v]) reached.push_back(value[w]);
            std::sort(reached.begin(), reached.end());
            int mex = 0;
            for (int r : reached) mex += r == mex;
            value[v] = mex;
            stack.pop_back();
        }
    }
    for (int v : value) std::cout << v << " ";
    std::cout << "\n";
}
