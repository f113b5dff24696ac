// Wrong: moves one square only along the diagonal, like a king.
#include <cstdio>
#include <string>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<std::vector<int>> g(n, std::vector<int>(n, 0));
    std::vector<int> seen(4 * n + 1, 0);
    int stamp = 0;
    for (int x = 0; x < n; ++x)
        for (int y = 0; y < n; ++y) {
            ++stamp;
            for (int i = 0; i < x; ++i) seen[g[i][y]] = stamp;
            for (int i = 0; i < y; ++i) seen[g[x][i]] = stamp;
            if (x > 0 && y > 0) seen[g[x - 1][y - 1]] = stamp;
            int v = 0;
            while (seen[v] == stamp) ++v;
            g[x][y] = v;
        }
    std::string out;
    for (auto& row : g) {
        for (int v : row) out += std::to_string(v) + ' ';
        out += '\n';
    }
    std::fputs(out.c_str(), stdout);
}
