// Too slow: goes through the terms of the first sequence up to m.
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
        u64 k = 0, term = 0;
        while (term < m) {
            ++k;
            // the next term is at least this
            term = root((u128)k * k * d);
        }
        if (term == m) std::printf("1 %llu\n", k);
        else std::printf("2 %llu\n", m - k + 1);
    }
}
