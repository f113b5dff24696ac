// The value of the board is an int, and a byte says whether it is 0.
#include <cstdio>
#include <vector>

// The product of two numbers of 2 * half bits, by Conway's rules on halves.
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
    std::vector<std::vector<int>> value(n + 1, std::vector<int>(n + 1, 0));
    for (int i = 1; i <= n; i *= 2)
        for (int j = 1; j <= n; j *= 2) value[i][j] = multiply(i, j, 8);
    // The product is linear in both factors: split off the lowest digits.
    for (int x = 1; x <= n; ++x)
        for (int y = 1; y <= n; ++y) {
            int i = x & -x, j = y & -y;
            if (x != i)
                value[x][y] = value[i][y] ^ value[x ^ i][y];
            else if (y != j)
                value[x][y] = value[x][j] ^ value[x][y ^ j];
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
    unsigned char won = sum;
    if (won == 0) {
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
