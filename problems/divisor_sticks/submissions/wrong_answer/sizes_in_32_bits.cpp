// Wrong: keeps the sizes in 32 bits.
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
        x[i] = (unsigned)x[i] == 0 ? 1 : (unsigned)x[i];
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
