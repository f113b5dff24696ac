// Too slow: knows which positions are lost, but tries every amount that could be left of every pile.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<u64> x(n);
    u64 sum = 0;
    int ones = 0, big = 0;
    for (u64& v : x) {
        if (std::scanf("%llu", &v) != 1) return 0;
        sum ^= v;
        ones += v == 1;
        big += v > 1;
    }
    for (int i = 0; i < n; ++i)
        for (u64 y = 0; y < x[i]; ++y) {
            int ones_left = ones - (x[i] == 1) + (y == 1);
            int big_left = big - (x[i] > 1) + (y > 1);
            bool lost = big_left == 0 ? ones_left % 2 == 1 : (sum ^ x[i] ^ y) == 0;
            if (lost) {
                std::printf("1 %d %llu\n", i + 1, y);
                return 0;
            }
        }
    std::puts("0");
}
