// Too slow: knows which positions are lost, but in a won one it adds up all the others for every pile from the left.
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
        u64 w = 0;
        for (int j = 0; j < m; ++j)
            if (j != i) w ^= value(t[j], n[j]);
        u64 v = value(t[i], n[i]);
        if (w >= v) continue;
        u64 y = w;
        if (t[i] == 'E') y = n[i] % 2 == 0 ? 2 * w + 2 : w == 0 ? 0 : 2 * w - 1;
        if (t[i] == 'H') y = w == 0 ? 0 : 1ULL << (w - 1);
        std::printf("1 %d %llu\n", i + 1, y);
        return 0;
    }
    std::puts("0");
}
