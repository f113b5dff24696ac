// Too slow: lists both sequences without a root, each number from the one before.
#include <cmath>
#include <cstdio>
typedef unsigned long long u64;
typedef unsigned __int128 u128;

int main() {
    u64 d, m;
    while (std::scanf("%llu %llu", &d, &m) == 2) {
        u64 k = 0;
        u64 term = 0;
        for (u64 number = 1; number <= m; ++number) {
            u128 next = (u128)(k + 1) * (k + 1) * d;
            bool found = next < (u128)(number + 1) * (number + 1);
            if (found) ++k, term = number;
        }
        if (term == m) std::printf("1 %llu\n", k);
        else std::printf("2 %llu\n", m - k);
    }
}
