// Wrong: signed 64-bit integers: large factors cannot be read, and shifts drag the sign along.
#include <cstdio>
#include <iostream>
typedef long long i64;

static unsigned char table[256][256];

static i64 multiply(i64 x, i64 y, int half, bool from_table) {
    if (half == 0) return x & y;
    if (from_table && half == 4) return table[x & 255][y & 255];
    const i64 mask = (i64(1) << half) - 1;
    i64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    i64 ac = multiply(a, c, half / 2, from_table);
    i64 bd = multiply(b, d, half / 2, from_table);
    i64 both = multiply(a ^ b, c ^ d, half / 2, from_table);
    return (both ^ bd) << half ^ bd ^ multiply(ac, i64(1) << (half - 1), half / 2, from_table);
}

int main() {
    std::ios::sync_with_stdio(false);
    for (int x = 0; x < 256; ++x)
        for (int y = 0; y < 256; ++y) table[x][y] = multiply(x, y, 4, false);
    i64 x, y;
    while (std::cin >> x >> y) std::cout << multiply(x, y, 32, true) << "\n";
}
