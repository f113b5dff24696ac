// Too slow: tries every number of counters that may be left of each pile.
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
    std::vector<u64> left;
    for (int i = 0; i < n; ++i) {
        volatile u64 others = sum ^ x[i];
        for (u64 y = 0; y < x[i]; ++y)
            if ((others ^ y) == 0) winning.push_back(i), left.push_back(y);
    }
    std::printf("%zu\n", winning.size());
    for (size_t k = 0; k < winning.size(); ++k) std::printf("%d %llu\n", winning[k] + 1, left[k]);
}
