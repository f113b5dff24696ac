// Wrong: where M fits in 32 bits, M + 1 is kept in 32 bits too; for M = 2^32 - 1 it is 0 and the division fails.
#include <cstdint>
#include <cstdio>

static unsigned long long take(unsigned long long c, unsigned long long m) {
    if (m > UINT32_MAX) return (c - 1) % (m + 1);
    uint32_t period = static_cast<uint32_t>(m) + 1;
    return (c - 1) % period;
}

int main() {
    unsigned long long c, m;
    while (std::scanf("%llu %llu", &c, &m) == 2) {
        unsigned long long x = take(c, m);
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %llu\n", x);
    }
}
