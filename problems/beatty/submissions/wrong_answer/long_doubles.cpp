// Wrong: multiples of the root in extended precision, whose 64 digits leave hardly any behind the point.
#include <cmath>
#include <cstdio>
typedef unsigned long long u64;
typedef unsigned __int128 u128;

int main() {
    u64 d, m;
    while (std::scanf("%llu %llu", &d, &m) == 2) {
        long double r = sqrtl((long double)d);
        u64 first = (u64)((m + 1) / r);
        if ((u64)(first * r) == m) std::printf("1 %llu\n", first);
        else std::printf("2 %llu\n", m - first);
    }
}
