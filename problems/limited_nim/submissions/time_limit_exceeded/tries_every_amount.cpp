// Too slow: tries every amount from 1 to m in every pile.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int t, n;
    if (std::scanf("%d %d", &t, &n) != 2) return 0;
    std::vector<u64> m(n), x(n), r(n);
    u64 sum = 0;
    int big = 0;
    for (int i = 0; i < n; ++i) {
        if (std::scanf("%llu %llu", &m[i], &x[i]) != 2) return 0;
        r[i] = x[i] % (m[i] + 1);
        sum ^= r[i];
        big += r[i] > 1;
    }
    auto wanted = [&](int i) { return sum ^ r[i] ^ u64(t == 1 && big == (r[i] > 1)); };
    for (int i = 0; i < n; ++i) {
        volatile u64 target = wanted(i);
        for (u64 taken = 1; taken <= m[i] && taken <= x[i]; ++taken)
            if ((x[i] - taken) % (m[i] + 1) == target) {
                std::printf("1 %d %llu\n", i + 1, x[i] - taken);
                return 0;
            }
    }
    std::puts("0");
}
