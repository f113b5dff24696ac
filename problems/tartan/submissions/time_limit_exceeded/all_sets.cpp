// Too slow: tries all legal sets of rows with all legal sets of columns for each heads coin.
#include <cstdio>
#include <vector>

// The product of two numbers of 2 * half bits, by Conway's rules on halves.
static int multiply(int x, int y, int half = 8) {
    if (half == 0 || x < 2 || y < 2) return x * y;
    int mask = (1 << half) - 1;
    int a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    int ac = multiply(a, c, half / 2), bd = multiply(b, d, half / 2);
    int high = multiply(a ^ b, c ^ d, half / 2) ^ bd;
    return high << half | (bd ^ multiply(ac, 1 << (half - 1), half / 2));
}

static int value(char game, int x) {
    switch (game) {
        case 'W': return x;
        case 'T': return x + 1;
        case 'M': return 2 * x + (__builtin_popcount(x) % 2 == 0);
        default: return (x + 1) & -(x + 1);
    }
}

// The legal sets with the greatest coin x.
static std::vector<std::vector<int>> sets(char game, int x) {
    std::vector<std::vector<int>> all;
    if (game != 'W') all.push_back({x});
    if (game == 'R') {
        for (int y = x - 1; y >= 0; --y) {
            all.push_back(all.back());
            all.back().push_back(y);
        }
        return all;
    }
    for (int y = 0; y < x; ++y) {
        all.push_back({x, y});
        if (game == 'M')
            for (int z = 0; z < y; ++z) all.push_back({x, y, z});
    }
    return all;
}

int main() {
    char s, t;
    int r, c;
    if (std::scanf(" %c %c %d %d", &s, &t, &r, &c) != 4) return 0;
    std::vector<std::vector<char>> heads(r, std::vector<char>(c));
    for (auto& row : heads)
        for (char& coin : row)
            if (std::scanf(" %c", &coin) != 1) return 0;
    int total = 0;
    static int product[512][512];
    for (int x = 0; x < 512; ++x)
        for (int y = 0; y < 512; ++y) product[x][y] = multiply(x, y);
    for (int x = 0; x < r; ++x)
        for (int y = 0; y < c; ++y)
            if (heads[x][y] == '1') total ^= product[value(s, x)][value(t, y)];
    for (int x = 0; x < r && total; ++x) {
        std::vector<std::vector<int>> rows = sets(s, x);
        for (int y = 0; y < c; ++y) {
            if (heads[x][y] != '1') continue;
            std::vector<std::vector<int>> columns = sets(t, y);
            for (const auto& a : rows)
                for (const auto& b : columns) {
                    int g = 0, h = 0;
                    for (int row : a) g ^= value(s, row);
                    for (int column : b) h ^= value(t, column);
                    if (product[g][h] != total) continue;
                    std::printf("1 %d %d\n", (int)a.size(), (int)b.size());
                    for (int row : a) std::printf("%d ", row);
                    std::puts("");
                    for (int column : b) std::printf("%d ", column);
                    return 0;
                }
        }
    }
    std::puts("0");
}
