// Too slow: tries every number below the pile as a divisor.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static u64 value_of(u64 x) {
    u64 value = 0;
    while (x % 2 == 0) x /= 2, ++value;
    return value;
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
        for (u64 d = 1; d < x[i]; ++d)
            if (x[i] % d == 0 && value_of(x[i] - d) == target) {
                std::printf("1 %d %llu\n", i + 1, d);
                return 0;
            }
    }
    std::puts("0");
}
