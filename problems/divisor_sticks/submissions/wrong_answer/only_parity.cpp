// Wrong: gives all even piles the value 1.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static u64 value_of(u64 x) {
    return x % 2 == 0;
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<u64> x(n), value(n);
    u64 sum = 0;
    for (int i = 0; i < n; ++i) {
        if (std::scanf("%llu", &x[i]) != 1) return 0;
        value[i] = value_of(x[i]);
        sum ^= value[i];
    }
    for (int i = 0; i < n; ++i) {
        u64 target = value[i] ^ sum;
        if (target < value[i]) {
            std::printf("1 %d %llu\n", i + 1, 1ull << target);
            return 0;
        }
    }
    std::puts("0");
}
