// Too slow: for every pile it computes the nim-sum of all the others again, O(n^2).
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    size_t n;
    u64 a, b;
    if (std::scanf("%zu %llu %llu", &n, &a, &b) != 3) return 0;
    std::vector<u64> x(n);
    for (u64& v : x)
        if (std::scanf("%llu", &v) != 1) return 0;
    for (size_t i = 0; i < n; ++i) {
        // One digit after the other, by parity.
        u64 y = 0;
        for (int digit = 0; digit < 60; ++digit) {
            int ones = 0;
            for (size_t j = 0; j < n; ++j)
                if (j != i) ones += x[j] >> digit & 1;
            if (ones % 2 == 1) y |= 1ULL << digit;
        }
        if (y != x[i] && y <= x[i] + a) {
            std::printf("1 %zu %llu\n", i + 1, y);
            return 0;
        }
    }
    std::puts("0");
}
