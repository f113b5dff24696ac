// Wrong: shows one winning move and stops, as if any of them would do.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<u64> x(n);
    u64 sum = 0;
    for (u64& pile : x) {
        if (std::scanf("%llu", &pile) != 1) return 0;
        sum ^= pile;
    }
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) {
            std::printf("1\n%d %llu\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
