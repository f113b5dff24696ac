// Wrong: in Ruler turns as many more coins as should be left, instead of coins that are worth it.
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

// The power 2^16 - 2: numbers below 2^16 are a field.
static int inverse(int x) {
    int result = 1, power = x;
    for (int i = 1; i < 16; ++i) power = multiply(power, power), result = multiply(result, power);
    return result;
}

static int value(char game, int x) {
    switch (game) {
        case 'W': return x;
        case 'T': return x + 1;
        case 'M': return 2 * x + (__builtin_popcount(x) % 2 == 0);
        default: return (x + 1) & -(x + 1);
    }
}

// A legal set with the greatest coin x whose other coins are worth `rest`, which is less than the value of x.
static std::vector<int> turn(char game, int x, int rest) {
    std::vector<int> coins;
    if (game == 'W') coins = {rest};
    if (game == 'T' && rest > 0) coins = {rest - 1};
    if (game == 'M' && rest > 0) {
        int low = rest & -rest;
        if (__builtin_popcount(rest) % 2 == 1) coins = {rest / 2};
        else coins = {low / 2, (rest - low) / 2};
    }
    if (game == 'R')
        for (int y = x - 1; rest > 0; --y) coins.push_back(y), --rest;
    coins.push_back(x);
    return coins;
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
    for (int x = 0; x < r; ++x) {
        int columns = 0;  // the product distributes over xor: one product a row
        for (int y = 0; y < c; ++y)
            if (heads[x][y] == '1') columns ^= value(t, y);
        total ^= multiply(value(s, x), columns);
    }
    for (int x = 0; x < r && total; ++x)
        for (int y = 0; y < c; ++y) {
            int g = value(s, x), h = value(t, y), product = multiply(g, h);
            if (heads[x][y] != '1' || (product ^ total) >= product) continue;
            for (int u = 0; u < g; ++u) {  // what the rows of the move leave of g
                int factor = multiply(total, inverse(u ^ g));
                if ((h ^ factor) >= h) continue;
                std::vector<int> a = turn(s, x, u), b = turn(t, y, h ^ factor);
                std::printf("1 %d %d\n", (int)a.size(), (int)b.size());
                for (int row : a) std::printf("%d ", row);
                std::puts("");
                for (int column : b) std::printf("%d ", column);
                return 0;
            }
        }
    std::puts("0");
}
