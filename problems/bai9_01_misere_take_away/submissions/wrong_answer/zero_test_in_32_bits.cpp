// Computes the move in 64 bits, but asks with an int whether there is any.
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        long long x = (c - 1) % (m + 1);
        if ((int)x == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", x);
    }
}
