// Wrong: takes a nim-sum for 0 if its lower 32 digits are.
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
    if (t == 0 && (unsigned)sum == 0) sum = 0;
    for (int i = 0; i < n; ++i)
        if (wanted(i) < r[i]) {
            std::printf("1 %d %llu\n", i + 1, x[i] - (r[i] - wanted(i)));
            return 0;
        }
    for (int i = 0; i < n; ++i)
        if (wanted(i) == 1 && r[i] == 0 && x[i] > 0) {
            std::printf("1 %d %llu\n", i + 1, x[i] - m[i]);
            return 0;
        }
    std::puts("0");
}
