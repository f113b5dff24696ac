// Wrong: writes which number of the set it is, counted from 1.
#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    int words = n / 64 + 1;
    std::vector<std::uint64_t> moves(words), won(words);
    for (int s : set)
        if (s <= n) moves[s / 64] |= std::uint64_t(1) << s % 64;
    std::vector<bool> lost(n + 1);
    for (int p = 0; p <= n; ++p) {
        if (won[p / 64] >> p % 64 & 1) continue;
        lost[p] = true;
        int up = p / 64, bits = p % 64;
        std::uint64_t carry = 0;  // what the word below pushes out at its top
        for (int word = set[0] / 64; word + up < words; ++word) {
            won[word + up] |= moves[word] << bits | carry;
            carry = bits ? moves[word] >> (64 - bits) : 0;
        }
    }
    for (int& s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", int(&s - &set[0]) + 1);
            return 0;
        }
    std::puts("0");
}
