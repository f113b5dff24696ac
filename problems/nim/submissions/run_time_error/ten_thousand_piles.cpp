// Crashes: room for ten thousand piles, and looks whether there is enough.
#include <cassert>
#include <cstdio>
typedef unsigned long long u64;

static u64 x[10000];

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    u64 sum = 0;
    for (int i = 0; i < n; ++i) {
        assert(i < 10000);
        if (std::scanf("%llu", &x[i]) != 1) return 0;
        sum ^= x[i];
    }
    int moves = 0;
    for (int i = 0; i < n; ++i) moves += (x[i] ^ sum) < x[i];
    std::printf("%d\n", moves);
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) std::printf("%d %llu\n", i + 1, x[i] ^ sum);
}
