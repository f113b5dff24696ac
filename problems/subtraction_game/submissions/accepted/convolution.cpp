// Counts winning moves by convolution: lost piles of the left half times the set, then the right half (modulo a prime).
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

const std::uint32_t P = 998244353;

std::uint32_t power(std::uint64_t base, std::uint32_t exponent) {
    std::uint64_t result = 1;
    for (; exponent; exponent >>= 1, base = base * base % P)
        if (exponent & 1) result = result * base % P;
    return result;
}

void transform(std::vector<std::uint32_t>& a, bool back) {
    int n = a.size();
    for (int i = 1, j = 0; i < n; ++i) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) std::swap(a[i], a[j]);
    }
    std::vector<std::uint32_t> roots(n / 2 + 1);
    for (int half = 1; half < n; half *= 2) {
        std::uint32_t root = power(3, (P - 1) / (2 * half));
        if (back) root = power(root, P - 2);
        roots[0] = 1;
        for (int k = 1; k < half; ++k) roots[k] = std::uint64_t(roots[k - 1]) * root % P;
        for (int i = 0; i < n; i += 2 * half)
            for (int k = 0; k < half; ++k) {
                std::uint32_t u = a[i + k], v = std::uint64_t(a[i + k + half]) * roots[k] % P;
                a[i + k] = u + v >= P ? u + v - P : u + v;
                a[i + k + half] = u >= v ? u - v : u + P - v;
            }
    }
    if (back) {
        std::uint64_t inverse = power(n, P - 2);
        for (auto& x : a) x = x * inverse % P;
    }
}

int n;
std::vector<char> in_set, won;

// Settles the piles from `from` to before `to`; the moves to piles below `from` are counted already.
void settle(int from, int to) {
    if (to - from <= 256) {
        for (int p = from; p < to; ++p)
            if (!won[p])
                for (int q = p + 1; q < to; ++q) won[q] |= in_set[q - p];
        return;
    }
    int middle = (from + to) / 2;
    settle(from, middle);
    int size = 1;
    while (size < to - from) size *= 2;  // what wraps around falls on the left half, which is settled
    std::vector<std::uint32_t> lost(size), moves(size);
    for (int p = from; p < middle; ++p) lost[p - from] = !won[p];
    for (int s = 1; s < to - from; ++s) moves[s] = in_set[s];
    transform(lost, false), transform(moves, false);
    for (int i = 0; i < size; ++i) lost[i] = std::uint64_t(lost[i]) * moves[i] % P;
    transform(lost, true);
    for (int p = middle; p < to; ++p) won[p] |= lost[p - from] != 0;
    settle(middle, to);
}

int main() {
    if (std::scanf("%d", &n) != 1) return 0;
    in_set.assign(n + 1, 0), won.assign(n + 1, 0);
    for (int s; std::scanf("%d", &s) == 1;)
        if (s <= n) in_set[s] = 1;
    settle(0, n + 1);
    for (int s = n; s >= 1; --s)
        if (in_set[s] && !won[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
