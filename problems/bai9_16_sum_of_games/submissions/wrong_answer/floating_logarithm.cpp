// Wrong: computes the value of an H pile by a logarithm in double precision, which fails just below powers of two.
#include <cmath>
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static u64 value(char t, u64 n) {
    if (t == 'N' || n == 0) return n;
    if (t == 'E') return n % 2 == 0 ? n / 2 - 1 : n / 2 + 1;
    return (u64)std::floor(std::log2((double)n)) + 1;
}

static u64 left(char t, u64 n, u64 w) {
    if (t == 'N') return w;
    if (t == 'H') return w == 0 ? 0 : 1ULL << (w - 1);
    return n % 2 == 0 ? 2 * w + 2 : w == 0 ? 0 : 2 * w - 1;
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
        std::printf("1 %d %llu\n", i + 1, left(t[i], n[i], w));
        return 0;
    }
    std::puts("0");
}
