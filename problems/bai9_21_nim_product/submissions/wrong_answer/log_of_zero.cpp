// Wrong: multiplies 16-bit parts by logarithms and forgets that 0 has none.
#include <cstdio>
typedef unsigned long long u64;

static int exponent[65536], logarithm[65536];

// The product of two numbers of 2 * half bits by Conway's rules; down to bits.
static u64 slow(u64 x, u64 y, int half) {
    if (half == 0) return x & y;
    const u64 mask = (u64(1) << half) - 1;
    u64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    u64 ac = slow(a, c, half / 2), bd = slow(b, d, half / 2);
    return (slow(a ^ b, c ^ d, half / 2) ^ bd) << half ^ bd ^ slow(ac, u64(1) << (half - 1), half / 2);
}

static u64 multiply(u64 x, u64 y, int half) {
    if (half == 8) return exponent[(logarithm[x] + logarithm[y]) % 65535];
    const u64 mask = (u64(1) << half) - 1;
    u64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    u64 ac = multiply(a, c, half / 2), bd = multiply(b, d, half / 2);
    return (multiply(a ^ b, c ^ d, half / 2) ^ bd) << half ^ bd ^ multiply(ac, u64(1) << (half - 1), half / 2);
}

int main() {
    for (int base = 256;; ++base) {
        int order = 0;
        u64 power = 1;
        do {
            exponent[order] = (int)power;
            logarithm[power] = order++;
            power = slow(power, base, 8);
        } while (power != 1);
        if (order == 65535) break;
    }
    u64 x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2) std::printf("%llu\n", multiply(x, y, 32));
}
