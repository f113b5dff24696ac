// Too slow: knows which positions are lost, but in a won one it adds up all the others for every pile from the right.
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
    std::vector<u64> n(m), g(m);
    u64 sum = 0;
    for (int i = 0; i < m; ++i) {
        if (std::scanf(" %c %llu", &t[i], &n[i]) != 2) return 1;
        sum ^= g[i] = value(t[i], n[i]);
    }
    for (int i = m - 1; i >= 0 && sum != 0; --i) {
        volatile u64 others = 0;
        for (int j = 0; j < m; ++j)
            if (j != i) others = others ^ g[j];
        u64 w = others;
        if (w >= g[i]) continue;
        u64 y = w;
        if (t[i] == 'E') y = n[i] % 2 == 0 ? 2 * w + 2 : w == 0 ? 0 : 2 * w - 1;
        if (t[i] == 'H') y = w == 0 ? 0 : 1ULL << (w - 1);
        std::printf("1 %d %llu\n", i + 1, y);
        return 0;
    }
    std::puts("0");
}
