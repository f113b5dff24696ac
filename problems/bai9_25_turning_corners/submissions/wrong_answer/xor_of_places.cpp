// Wrong: takes x xor y for the value of the coin (x, y), 0 on the edges.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> value(n + 1, std::vector<int>(n + 1, 0));
    for (int x = 1; x <= n; ++x)
        for (int y = 1; y <= n; ++y) {
            value[x][y] = x ^ y;
        }
    std::vector<std::pair<int, int>> heads;
    int sum = 0;
    for (int y = 0; y <= n; ++y)
        for (int x = 0; x <= n; ++x) {
            int coin;
            if (std::scanf("%d", &coin) != 1) return 1;
            if (coin) {
                heads.push_back({x, y});
                sum ^= value[x][y];
            }
        }
    if (sum == 0) {
        std::puts("0");
        return 0;
    }
    for (auto p : heads) {
        int z = value[p.first][p.second];
        if ((z ^ sum) < z) {
            std::printf("1\n%d %d\n", p.first, p.second);
            return 0;
        }
    }
}
