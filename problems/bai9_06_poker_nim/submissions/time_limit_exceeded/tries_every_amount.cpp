// Too slow: tries everything that a pile may become, from 0 to x + a.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    u64 a, b, sum = 0;
    if (std::scanf("%d %llu %llu", &n, &a, &b) != 3) return 0;
    std::vector<u64> x(n);
    for (u64& v : x) {
        if (std::scanf("%llu", &v) != 1) return 0;
        sum ^= v;
    }
    for (int i = 0; i < n; ++i) {
        volatile u64 after = 0;
        for (u64 y = 0; y <= x[i] + a; ++y) {
            after = sum ^ x[i] ^ y;
            if (y != x[i] && after == 0) {
                std::printf("1 %d %llu\n", i + 1, y);
                return 0;
            }
        }
    }
    std::puts("0");
}
