// Too slow: tries every number that may be left of every pile.
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

static bool allows(char t, u64 n, u64 y) {
    if (t == 'N') return true;
    if (t == 'H') return 2 * y <= n;
    return y == 0 ? n % 2 == 1 : (n - y) % 2 == 0;
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
        u64 w = value(t[i], n[i]) ^ sum;
        for (u64 y = 0; y < n[i]; ++y)
            if (allows(t[i], n[i], y) && value(t[i], y) == w) {
                std::printf("1 %d %llu\n", i + 1, y);
                return 0;
            }
    }
    std::puts("0");
}
