// Too slow: takes one factor apart bit by bit, and a single bit into Fermat powers, again and again.
#include <cstdint>
#include <cstdio>
#include <utility>
typedef uint64_t u64;

static bool is_fermat(u64 x) {
    for (int bits = 1; bits < 64; bits *= 2)
        if (x == u64(1) << bits) return true;
    return false;
}

static u64 multiply(u64 x, u64 y) {
    if (x < y) std::swap(x, y);
    if (y < 2) return y == 0 ? 0 : x;
    if (is_fermat(x)) return x == y ? x ^ x / 2 : x * y;
    u64 top = x;
    while (top & (top - 1)) top &= top - 1;
    if (x != top) return multiply(top, y) ^ multiply(x ^ top, y);
    int bits = 32;
    while (u64(1) << bits > x) bits /= 2;
    u64 fermat = u64(1) << bits, rest = x >> bits;
    // Below F the rest goes first: (y * F) * rest would be x * y once more, for ever.
    if (y < fermat) return multiply(fermat, multiply(y, rest));
    return multiply(multiply(y, fermat), rest);
}

int main() {
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2) std::printf("%llu\n", (unsigned long long)multiply(x, y));
}
