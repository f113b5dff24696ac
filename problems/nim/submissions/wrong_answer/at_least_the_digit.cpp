// Wrong: takes the piles of at least the highest power of two in the nim-sum, whether they have that digit or not.
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
    u64 top = sum == 0 ? 0 : 1ull << (63 - __builtin_clzll(sum));
    std::vector<int> winning;
    for (int i = 0; i < n; ++i)
        if (top != 0 && x[i] >= top) winning.push_back(i);
    std::printf("%zu\n", winning.size());
    for (int i : winning) std::printf("%d %llu\n", i + 1, x[i] ^ sum);
}
