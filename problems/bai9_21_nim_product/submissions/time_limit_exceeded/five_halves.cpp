// Too slow: five products of halves, down to single bits, without any table.
#include <cstdint>
#include <cstdio>
typedef uint64_t u64;

static u64 multiply(u64 x, u64 y, int half) {
    if (half == 0) return x & y;
    const u64 mask = (u64(1) << half) - 1;
    u64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    u64 ac = multiply(a, c, half / 2);
    u64 high = ac ^ multiply(a, d, half / 2) ^ multiply(b, c, half / 2);
    return high << half ^ multiply(b, d, half / 2) ^ multiply(ac, u64(1) << (half - 1), half / 2);
}

int main() {
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2)
        std::printf("%llu\n", (unsigned long long)multiply(x, y, 32));
}
