// Too slow: for every pile it adds up all the others again, O(n^2).
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static std::vector<u64> x;

// What pile i should become so that the rest is lost, or its own size if there is no such move.
static u64 becomes(size_t i) {
    u64 sum = 0;
    size_t ones = 0, big = 0;
    for (size_t j = 0; j < x.size(); ++j) {
        if (j == i) continue;
        sum ^= x[j];
        if (x[j] == 1) ++ones;
        if (x[j] > 1) ++big;
    }
    u64 y = big == 0 ? (ones % 2 == 0 ? 1 : 0) : sum;
    return y < x[i] ? y : x[i];
}

int main() {
    size_t n;
    if (std::scanf("%zu", &n) != 1) return 0;
    x.resize(n);
    for (u64& v : x)
        if (std::scanf("%llu", &v) != 1) return 0;
    for (size_t i = 0; i < n; ++i) {
        u64 y = becomes(i);
        if (y != x[i]) {
            std::printf("1 %zu %llu\n", i + 1, y);
            return 0;
        }
    }
    std::puts("0");
}
