// Settles one value after the other: each takes, row by row, the first square whose column and diagonal it has not.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    const int side = 2 * n, free_ = -1;
    // A value v needs all squares of smaller values first; squares beyond the board need not be known.
    std::vector<std::vector<int>> g(n, std::vector<int>(n, free_));
    std::vector<std::vector<int>> open(n);
    for (auto& columns : open)
        for (int y = 0; y < n; ++y) columns.push_back(y);
    int left = n * n;
    for (int v = 0; left > 0 && v < side; ++v) {
        std::vector<char> column(n, 0), slope(2 * n, 0);
        for (int x = 0; x < n; ++x) {
            auto fits = [&](int y) { return !column[y] && !slope[x - y + n]; };
            auto place = std::find_if(open[x].begin(), open[x].end(), fits);
            if (place == open[x].end()) continue;
            g[x][*place] = v;
            column[*place] = slope[x - *place + n] = 1;
            open[x].erase(place);
            --left;
        }
    }
    std::string out;
    for (auto& row : g) {
        for (int v : row) out += std::to_string(v) + ' ';
        out += '\n';
    }
    std::fputs(out.c_str(), stdout);
}
