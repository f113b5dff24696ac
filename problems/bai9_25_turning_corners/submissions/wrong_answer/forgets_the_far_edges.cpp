// Wrong: reads n rows and n columns, although coins are numbered from 0 to n; the far edges of the board are lost.
#include <cstdio>
#include <vector>

static int multiply(int x, int y, int half) {
    if (half == 0) return x & y;
    int mask = (1 << half) - 1;
    int a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    int ac = multiply(a, c, half / 2), bd = multiply(b, d, half / 2);
    int high = multiply(a ^ b, c ^ d, half / 2) ^ bd;
    return high << half | (bd ^ multiply(ac, 1 << (half - 1), half / 2));
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> coin(n + 1, std::vector<int>(n + 1));
    for (auto& row : coin)
        for (int& x : row)
            if (std::scanf("%d", &x) != 1) return 1;
    int sum = 0;
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x)
            if (coin[y][x]) sum ^= multiply(x, y, 8);
    if (sum == 0) {
        std::puts("0");
        return 0;
    }
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) {
            int z = coin[y][x] ? multiply(x, y, 8) : 0;
            if ((z ^ sum) < z) {
                std::printf("1\n%d %d\n", x, y);
                return 0;
            }
        }
}
