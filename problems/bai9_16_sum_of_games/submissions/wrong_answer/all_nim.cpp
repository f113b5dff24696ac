// Wrong: plays Nim on all piles.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static u64 value(char, u64 n) { return n; }

static u64 left(char, u64, u64 w) { return w; }

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
