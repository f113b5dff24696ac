// Too slow: knows all lost positions, but for a query it writes the position after every move as text and looks it up.
#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

std::string text(const std::vector<int>& heights) {
    std::string all;
    for (int height : heights) all += std::to_string(height) + ' ';
    return all;
}

int main() {
    int m, n, q;
    if (std::scanf("%d %d %d", &m, &n, &q) != 3) return 1;
    std::vector<std::vector<int>> ways(n, std::vector<int>(m + 1, 0));
    for (int i = n - 1; i >= 0; --i)
        for (int h = 1; h <= m; ++h) ways[i][h] = ways[i][h - 1] + (i + 1 < n ? ways[i + 1][h] : 1);
    int all = 1;
    for (int i = 0; i < n; ++i) all += ways[i][m];
    std::vector<char> lost(all, 0);
    std::vector<int> h(n, 0);
    // Looks for a winning move of the position h with this number.
    auto winning = [&](int number, int& x, int& y) {
        for (y = 1; y <= h[0]; ++y) {
            // Columns of height >= y go down to y - 1; those left of x stay, so begin at the last of them.
            int result = number;
            for (x = n; x >= 1; --x) {
                if (h[x - 1] < y) continue;
                result -= ways[x - 1][h[x - 1]] - ways[x - 1][y - 1];
                if (lost[result]) return true;
            }
        }
        return false;
    };
    std::set<std::string> known;
    int x, y;
    for (int number = 1; number < all; ++number) {
        int i = n - 1;
        while (h[i] == (i ? h[i - 1] : m)) h[i--] = 0;
        ++h[i];
        lost[number] = !winning(number, x, y);
        if (lost[number]) known.insert(text(h));
    }
    while (q--) {
        for (int& height : h)
            if (std::scanf("%d", &height) != 1) return 1;
        int column = 0, row = 0;
        // Goes through every move, and keeps the last that wins.
        for (x = 1; x <= n; ++x)
            for (y = 1; y <= h[x - 1]; ++y) {
                std::vector<int> after = h;
                for (int i = x - 1; i < n; ++i) after[i] = std::min(after[i], y - 1);
                if (known.count(text(after)) > 0) column = x, row = y;
            }
        if (column)
            std::printf("1 %d %d\n", column, row);
        else
            std::puts("0");
    }
}
