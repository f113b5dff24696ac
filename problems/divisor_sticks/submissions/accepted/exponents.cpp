// The value of a pile is the exponent of 2 in its size; 2^v is taken to leave a pile of value v.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> value(n);
    // begin heart
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        u64 x;
        if (std::scanf("%llu", &x) != 1) return 0;
        while (x % 2 == 0) {
            x /= 2;
            ++value[i];  // the exponent of 2 in x
        }
        sum ^= value[i];
    }
    for (int i = 0; i < n; ++i) {
        int target = value[i] ^ sum;  // what the others are worth
        if (target < value[i]) {
            std::printf("1 %d %llu\n", i + 1, 1ull << target);
            return 0;
        }
    }
    std::puts("0");
    // end heart
}
