// Wrong: keeps M + 1 in 32 bits without a sign; for M = 2^32 - 1 it is 0 and the division fails.
#include <cstdint>
#include <cstdio>

int main() {
    unsigned long long c, m;
    while (std::scanf("%llu %llu", &c, &m) == 2) {
        uint32_t period = static_cast<uint32_t>(m) + 1;
        unsigned long long x = (c - 1) % period;
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %llu\n", x);
    }
}
