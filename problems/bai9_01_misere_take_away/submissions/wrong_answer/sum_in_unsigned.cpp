// Wrong: (C + M) mod (M + 1) with the sum formed in 32 bits, where it overflows.
#include <cstdint>
#include <cstdio>

int main() {
    unsigned long long c, m;
    while (std::scanf("%llu %llu", &c, &m) == 2) {
        uint32_t sum = static_cast<uint32_t>(c) + static_cast<uint32_t>(m);
        unsigned long long x = sum % (m + 1);
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %llu\n", x);
    }
}
