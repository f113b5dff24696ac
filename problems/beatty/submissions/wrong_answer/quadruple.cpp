// Wrong: multiples of the root in 113 binary digits; near 10^18 half of them are left behind the point, and convergents come closer.
#include <cmath>
#include <cstdio>
typedef unsigned long long u64;
typedef unsigned __int128 u128;

int main() {
    u64 d, m;
    while (std::scanf("%llu %llu", &d, &m) == 2) {
        __float128 r = std::sqrt((double)d);
        for (int step = 0; step < 3; ++step) r = (r + d / r) / 2;
        u64 first = (u64)((m + 1) / r);
        if ((u64)(first * r) == m) std::printf("1 %llu\n", first);
        else std::printf("2 %llu\n", m - first);
    }
}
