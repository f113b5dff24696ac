// Counts the piles above 1 in 16 bits.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<unsigned long long> x(n);
    unsigned long long sum = 0;
    unsigned short big = 0;
    int ones = 0, last_big = -1, last_one = -1;
    for (int i = 0; i < n; ++i) {
        if (std::scanf("%llu", &x[i]) != 1) return 0;
        sum ^= x[i];
        if (x[i] == 1) ++ones, last_one = i;
        if (x[i] > 1) ++big, last_big = i;
    }
    if (big == 0) {
        if (ones % 2 == 1) std::puts("0");
        else std::printf("1 %d 0\n", last_one + 1);
    } else if (big == 1) {
        std::printf("1 %d %d\n", last_big + 1, ones % 2 == 0 ? 1 : 0);
    } else if (sum == 0) {
        std::puts("0");
    } else {
        for (int i = n - 1; i >= 0; --i)
            if ((x[i] ^ sum) < x[i]) {
                std::printf("1 %d %llu\n", i + 1, x[i] ^ sum);
                break;
            }
    }
}
