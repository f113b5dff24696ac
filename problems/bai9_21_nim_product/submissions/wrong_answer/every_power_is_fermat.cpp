// Wrong: treats every power of two as a Fermat power: 2^i ⊗ 2^j is 2^(i+j), and 2^i ⊗ 2^i is 3 · 2^(i-1).
#include <cstdint>
#include <cstdio>
typedef uint64_t u64;

int main() {
    unsigned long long x, y;
    while (std::scanf("%llu %llu", &x, &y) == 2) {
        u64 product = 0;
        for (int i = 0; i < 64; ++i)
            for (int j = 0; j < 64; ++j)
                if ((x >> i & 1) && (y >> j & 1)) {
                    if (i != j)
                        product ^= i + j < 64 ? u64(1) << (i + j) : 0;
                    else
                        product ^= i == 0 ? 1 : u64(3) << (i - 1);
                }
        std::printf("%llu\n", (unsigned long long)product);
    }
}
