// Too slow: knows which positions are lost, but in a won one it adds up all the others for every pile from the left.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    size_t n;
    u64 a, b, sum = 0;
    if (std::scanf("%zu %llu %llu", &n, &a, &b) != 3) return 0;
    std::vector<u64> x(n);
    for (u64& v : x) {
        if (std::scanf("%llu", &v) != 1) return 0;
        sum ^= v;
    }
    if (sum == 0) {
        std::puts("0");
        return 0;
    }
    for (size_t i = 0; i < n; ++i) {
        u64 others[60] = {}, y = 0;
        for (size_t j = 0; j < n; ++j)
            for (int digit = 0; j != i && digit < 60; ++digit) others[digit] += x[j] >> digit & 1;
        for (int digit = 0; digit < 60; ++digit) y |= others[digit] % 2 << digit;
        if (y != x[i] && y <= x[i] + a) {
            std::printf("1 %zu %llu\n", i + 1, y);
            return 0;
        }
    }
}
