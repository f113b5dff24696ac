// Too slow: adds up all the other piles for each pile, O(n^2).
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<u64> x(n);
    for (u64& pile : x)
        if (std::scanf("%llu", &pile) != 1) return 0;
    std::vector<int> winning;
    std::vector<u64> left;
    for (int i = 0; i < n; ++i) {
        u64 others = 0;
        for (int j = 0; j < n; ++j)
            if (j != i) others ^= x[j];
        if (others < x[i]) winning.push_back(i), left.push_back(others);
    }
    std::printf("%zu\n", winning.size());
    for (size_t k = 0; k < winning.size(); ++k) std::printf("%d %llu\n", winning[k] + 1, left[k]);
}
