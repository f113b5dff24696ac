// Three half-size products and one by a constant, down to bytes, whose products stand in a table.
#include <cstdint>
#include <cstdio>
typedef uint64_t u64;

static uint8_t table[256][256];

// The product of two numbers of 2 * half bits; F = 2^half.
// begin heart
static u64 multiply(u64 x, u64 y, int half, bool from_table) {
    if (half == 0) return x & y;
    if (from_table && half == 4) return table[x][y];
    const u64 mask = (u64(1) << half) - 1;
    u64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    u64 ac = multiply(a, c, half / 2, from_table);
    u64 bd = multiply(b, d, half / 2, from_table);
    u64 both = multiply(a ^ b, c ^ d, half / 2, from_table);
    return (both ^ bd) << half ^ bd ^ multiply(ac, u64(1) << (half - 1), half / 2, from_table);
}
// end heart

int main() {
    for (int x = 0; x < 256; ++x)
        for (int y = 0; y <= x; ++y) table[x][y] = table[y][x] = multiply(x, y, 4, false);
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2)
        std::printf("%llu\n", (unsigned long long)multiply(x, y, 32, true));
}
