// Wrong: compares a pile with what it becomes in 32 bits.
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
    std::vector<int> winning;
    for (int i = 0; i < n; ++i)
        if ((unsigned)(x[i] ^ sum) < (unsigned)x[i]) winning.push_back(i);
    std::printf("%zu\n", winning.size());
    for (int i : winning) std::printf("%d %llu\n", i + 1, x[i] ^ sum);
}
