// Too slow: the value of every coin as the mex over all its rectangles, in O(n^4).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> value(n + 1, std::vector<int>(n + 1, 0));
    std::vector<int> seen(1 << 20, 0);
    int round = 0;
    for (int x = 1; x <= n; ++x)
        for (int y = 1; y <= n; ++y) {
            ++round;
            for (int a = 0; a < x; ++a)
                for (int b = 0; b < y; ++b) seen[value[a][y] ^ value[x][b] ^ value[a][b]] = round;
            while (seen[value[x][y]] == round) ++value[x][y];
        }
    int sum = 0;
    std::vector<std::vector<int>> coin(n + 1, std::vector<int>(n + 1));
    for (int y = 0; y <= n; ++y)
        for (int x = 0; x <= n; ++x) {
            if (std::scanf("%d", &coin[x][y]) != 1) return 1;
            if (coin[x][y]) sum ^= value[x][y];
        }
    for (int x = 1; x <= n; ++x)
        for (int y = 1; y <= n; ++y)
            if (coin[x][y] && (value[x][y] ^ sum) < value[x][y]) {
                std::printf("1\n%d %d\n", x, y);
                return 0;
            }
    std::puts("0");
}
