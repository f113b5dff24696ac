// Wrong: works in 32 bits, as is enough for factors below 2^32.
#include <cstdint>
#include <cstdio>

static uint8_t table[256][256];

static uint32_t multiply(uint32_t x, uint32_t y, int half, bool from_table) {
    if (half == 0) return x & y;
    if (from_table && half == 4) return table[x][y];
    const uint32_t mask = (uint32_t(1) << half) - 1;
    uint32_t a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    uint32_t ac = multiply(a, c, half / 2, from_table);
    uint32_t bd = multiply(b, d, half / 2, from_table);
    uint32_t both = multiply(a ^ b, c ^ d, half / 2, from_table);
    return (both ^ bd) << half ^ bd ^ multiply(ac, uint32_t(1) << (half - 1), half / 2, from_table);
}

int main() {
    for (int x = 0; x < 256; ++x)
        for (int y = 0; y < 256; ++y) table[x][y] = multiply(x, y, 4, false);
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2) std::printf("%u\n", multiply(x, y, 16, true));
}
