// Wrong: looks for the mex from two below the value of the square to the left on, as if values never fell by more.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> g(n, std::vector<int>(n, 0));
    std::vector<int> seen(4 * n + 4, -1);
    for (int x = 0; x < n; ++x)
        for (int y = 0; y < n; ++y) {
            int stamp = x * n + y;
            for (int i = 0; i < x; ++i) seen[g[i][y]] = stamp;
            for (int j = 0; j < y; ++j) seen[g[x][j]] = stamp;
            for (int d = 1; d <= x && d <= y; ++d) seen[g[x - d][y - d]] = stamp;
            int mex = y > 0 && g[x][y - 1] > 2 ? g[x][y - 1] - 2 : 0;
            while (seen[mex] == stamp) ++mex;
            g[x][y] = mex;
        }
    for (auto& row : g) {
        for (int v : row) std::printf("%d ", v);
        std::puts("");
    }
}
