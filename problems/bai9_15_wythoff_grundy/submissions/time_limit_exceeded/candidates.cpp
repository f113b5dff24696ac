// Slow: tries the values 0, 1, 2, ... one by one and looks through all moves for each, O(n^4).
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> g;

static bool is_reached(int x, int y, int v) {
    for (int i = x - 1; i >= 0; --i)
        if (g[i][y] == v) return true;
    for (int i = y - 1; i >= 0; --i)
        if (g[x][i] == v) return true;
    for (int i = 1; i <= x && i <= y; ++i)
        if (g[x - i][y - i] == v) return true;
    return false;
}

int main() {
    int n;
    std::scanf("%d", &n);
    g.assign(n, std::vector<int>(n, 0));
    for (int x = 0; x < n; ++x)
        for (int y = 0; y < n; ++y) {
            int v = 0;
            while (is_reached(x, y, v)) ++v;
            g[x][y] = v;
        }
    for (auto& row : g) {
        for (int v : row) std::printf("%d ", v);
        std::puts("");
    }
}
