// Too slow: knows the winner by nim products, and looks for the move among all rectangles, from the last coin on.
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
    std::vector<std::vector<int>> coin(n + 1, std::vector<int>(n + 1)), value = coin;
    int sum = 0;
    for (int y = 0; y <= n; ++y)
        for (int x = 0; x <= n; ++x) {
            if (std::scanf("%d", &coin[y][x]) != 1) return 1;
            value[y][x] = multiply(x, y, 8);
            if (coin[y][x]) sum ^= value[y][x];
        }
    if (sum == 0) {
        std::puts("0");
        return 0;
    }
    for (int y = n; y > 0; --y)
        for (int x = n; x > 0; --x)
            for (int b = 0; coin[y][x] && b < y; ++b)
                for (int a = 0; a < x; ++a)
                    if ((value[y][x] ^ value[y][a] ^ value[b][x] ^ value[b][a]) == sum) {
                        std::printf("1\n%d %d\n", x, y);
                        return 0;
                    }
}
