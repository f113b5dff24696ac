// Wrong: tries to move in the first pair whose value has the lowest digit of the nim-sum.
#include <cstdio>
#include <utility>
#include <vector>
typedef unsigned long long u64;
typedef std::pair<u64, u64> Pair;  // first <= second

static u64 value(u64 a, u64 b) {  // a <= b
    if (a == 0) return 0;
    u64 q = b / a, rest = value(b % a, a);
    return q > rest ? q : q - 1;
}

// How often a is taken from b to leave a pair of a smaller value.
static u64 times(u64 a, u64 b, u64 target) {
    u64 q = b / a, rest = value(b % a, a);
    if (target == rest) return q;                     // the pair (b mod a, a)
    return q - (target < rest ? target + 1 : target);  // the quotient with that value
}

static bool simple(const Pair& p) { return p.first == 0 || p.first == p.second; }

int main() {
    int t, n;
    if (std::scanf("%d %d", &t, &n) != 2) return 1;
    std::vector<Pair> pairs(n);
    std::vector<u64> g(n);
    u64 sum = 0;
    int others = 0, last = -1;
    for (int i = 0; i < n; ++i) {
        u64 a, b;
        if (std::scanf("%llu %llu", &a, &b) != 2) return 1;
        pairs[i] = a < b ? Pair(a, b) : Pair(b, a);
        g[i] = value(pairs[i].first, pairs[i].second);
        sum ^= g[i];
        if (!simple(pairs[i])) ++others, last = i;
    }
    u64 wanted = 0;  // the nim-sum to leave
    if (t == 1 && others == 0) wanted = 1;
    if (t == 1 && others == 1 && pairs[last].second % pairs[last].first == 0) {
        // All other pairs have value 0 or 1: leave an odd number of ones.
        u64 target = sum ^ g[last] ^ 1;
        std::printf("1 %d %llu\n", last + 1, times(pairs[last].first, pairs[last].second, target));
        return 0;
    }
    for (int i = 0; i < n; ++i) {
        u64 target = g[i] ^ sum ^ wanted;
        if ((g[i] & (sum ^ wanted) & (~(sum ^ wanted) + 1)) != 0) {
            if (target > g[i]) target = g[i] - 1;
            std::printf("1 %d %llu\n", i + 1, times(pairs[i].first, pairs[i].second, target));
            return 0;
        }
    }
    std::puts("0");
}
