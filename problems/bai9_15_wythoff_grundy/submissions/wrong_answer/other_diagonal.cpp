// Wrong: takes the diagonal on which x + y is constant.
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
            for (int i = 1; i <= x && y + i < n; ++i) seen[g[x - i][y + i]] = stamp;
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
