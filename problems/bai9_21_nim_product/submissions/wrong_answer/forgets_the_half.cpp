// Wrong: takes F ⊗ F for F, forgetting the F/2, so the lower half misses a term.
#include <cstdint>
#include <cstdio>
typedef uint64_t u64;

static u64 multiply(u64 x, u64 y, int half) {
    if (half == 0) return x & y;
    if (x < 2 || y < 2) return x * y;
    const u64 mask = (u64(1) << half) - 1;
    u64 a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    u64 bd = multiply(b, d, half / 2);
    return (multiply(a ^ b, c ^ d, half / 2) ^ bd) << half ^ bd;
}

int main() {
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2)
        std::printf("%llu\n", (unsigned long long)multiply(x, y, 32));
}
