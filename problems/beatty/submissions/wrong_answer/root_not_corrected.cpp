// Wrong: takes the root of 128 bits in extended precision and does not correct it.
#include <cmath>
#include <cstdio>
typedef unsigned long long u64;
typedef unsigned __int128 u128;

int main() {
    u64 d, m;
    while (std::scanf("%llu %llu", &d, &m) == 2) {
        u64 first = (u64)sqrtl((long double)(u128)(m + 1) * (m + 1) / d);
        if ((u64)sqrtl((long double)((u128)first * first * d)) == m) std::printf("1 %llu\n", first);
        else std::printf("2 %llu\n", m - first);
    }
}
