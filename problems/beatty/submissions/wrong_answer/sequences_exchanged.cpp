// Wrong: the numbers of the two sequences are exchanged.
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
        u64 first = root((u128)(m + 1) * (m + 1) / d);
        if (root((u128)first * first * d) == m) std::printf("2 %llu\n", first);
        else std::printf("1 %llu\n", m - first);
    }
}
