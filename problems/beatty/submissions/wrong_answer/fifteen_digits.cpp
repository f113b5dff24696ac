// Wrong: the root with 15 digits behind the point, in integers of 128 bits.
#include <cmath>
#include <cstdio>
typedef unsigned long long u64;
typedef unsigned __int128 u128;

static u64 root(u128 square) {
    u128 x = (u128)sqrtl((long double)square);
    while (x * x > square) --x;
    while ((x + 1) * (x + 1) <= square) ++x;
    return (u64)x;
}

int main() {
    u64 d, m;
    while (std::scanf("%llu %llu", &d, &m) == 2) {
        const u64 unit = 1000000000000000ULL;
        u128 r = root((u128)d * unit * unit);
        u64 first = (u64)((u128)(m + 1) * unit / r);
        if ((u64)((u128)first * r / unit) == m) std::printf("1 %llu\n", first);
        else std::printf("2 %llu\n", m - first);
    }
}
