// Too slow: knows which positions are lost, but in a won one it adds up all the others for every pile from the left.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    size_t n, ones = 0, big = 0;
    u64 sum = 0;
    if (std::scanf("%zu", &n) != 1) return 0;
    std::vector<u64> x(n);
    for (u64& v : x) {
        if (std::scanf("%llu", &v) != 1) return 0;
        sum ^= v;
        ones += v == 1;
        big += v > 1;
    }
    if (big == 0 ? ones % 2 == 1 : sum == 0) {
        std::puts("0");
        return 0;
    }
    for (size_t i = 0; i < n; ++i) {
        volatile u64 others = 0;
        size_t ones = 0, big = 0;
        for (size_t j = 0; j < n; ++j) {
            if (j == i) continue;
            others = others ^ x[j];
            ones += x[j] == 1;
            big += x[j] > 1;
        }
        u64 y = big == 0 ? (ones % 2 == 0 ? 1 : 0) : (u64)others;
        if (y < x[i]) {
            std::printf("1 %zu %llu\n", i + 1, y);
            return 0;
        }
    }
}
