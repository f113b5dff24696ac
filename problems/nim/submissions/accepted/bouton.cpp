// Bouton's theorem: a pile wins if its size xor the nim-sum of all piles is less than its size.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<u64> x(n);
    for (u64& pile : x)
        if (std::scanf("%llu", &pile) != 1) return 0;
    // begin heart
    u64 sum = 0;
    for (u64 pile : x) sum ^= pile;

    std::vector<int> winning;  // the piles in which a move wins
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i])  // what the others are worth, and less than there is
            winning.push_back(i);

    std::printf("%zu\n", winning.size());
    for (int i : winning) std::printf("%d %llu\n", i + 1, x[i] ^ sum);
    // end heart
}
