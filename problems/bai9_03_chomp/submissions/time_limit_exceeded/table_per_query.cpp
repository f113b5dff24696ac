// Too slow: fills the table of all positions of the board anew for every query.
#include <cstdio>
#include <vector>

int main() {
    int m, n, q;
    if (std::scanf("%d %d %d", &m, &n, &q) != 3) return 1;
    std::vector<std::vector<int>> ways(n, std::vector<int>(m + 1, 0));
    for (int i = n - 1; i >= 0; --i)
        for (int h = 1; h <= m; ++h) ways[i][h] = ways[i][h - 1] + (i + 1 < n ? ways[i + 1][h] : 1);
    while (q--) {
        std::vector<int> goal(n), h(n, 0);
        int last = 0;
        for (int i = 0; i < n; ++i) {
            if (std::scanf("%d", &goal[i]) != 1) return 1;
            last += ways[i][goal[i]];
        }
        std::vector<char> lost(last + 1, 0);
        int x = 0, y = 0;
        bool wins = false;
        for (int number = 1; number <= last; ++number) {
            int i = n - 1;
            while (h[i] == (i ? h[i - 1] : m)) h[i--] = 0;
            ++h[i];
            wins = false;
            for (y = 1; y <= h[0] && !wins; y += !wins) {
                int result = number;
                for (x = n; x >= 1 && !wins; x -= !wins) {
                    if (h[x - 1] < y) continue;
                    result -= ways[x - 1][h[x - 1]] - ways[x - 1][y - 1];
                    wins = lost[result];
                }
            }
            lost[number] = !wins;
        }
        if (wins)
            std::printf("1 %d %d\n", x, y);
        else
            std::puts("0");
    }
}
