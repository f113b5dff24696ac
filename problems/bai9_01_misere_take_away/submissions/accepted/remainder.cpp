// Take (C - 1) mod (M + 1), in 64 bits.
#include <cstdio>

int main() {
    // begin heart
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        long long x = (c - 1) % (m + 1);
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", x);
    }
    // end heart
}
