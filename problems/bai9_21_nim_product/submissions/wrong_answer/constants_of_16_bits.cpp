// Wrong: multiplies by F/2 with a constant that is right for halves of 16 bits at most (2^15 instead of 2^31).
#include <cstdint>
#include <cstdio>
typedef uint64_t u64;

static u64 table[256][256];

static u64 multiply(u64 x, u64 y, int half, bool from_table) {
    if (half == 0) return x & y;
    if (from_table && half == 4) return table[x][y];
    const u64 mask = (u64(1) << half) - 1;
    u64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    u64 ac = multiply(a, c, half / 2, from_table);
    u64 bd = multiply(b, d, half / 2, from_table);
    u64 both = multiply(a ^ b, c ^ d, half / 2, from_table);
    u64 constant = half > 16 ? 1 << 15 : 1 << (half - 1);
    return (both ^ bd) << half ^ bd ^ multiply(ac, constant, half / 2, from_table);
}

int main() {
    for (int x = 0; x < 256; ++x)
        for (int y = 0; y < 256; ++y) table[x][y] = multiply(x, y, 4, false);
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2)
        std::printf("%llu\n", (unsigned long long)multiply(x, y, 32, true));
}
