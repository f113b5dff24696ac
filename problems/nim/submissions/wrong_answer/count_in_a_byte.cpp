// Wrong: counts the winning moves in a byte.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<u64> x(n);
    u64 sum = 0;
    for (u64& pile : x) {
        if (std::scanf("%llu", &pile) != 1) return 0;
        sum ^= pile;
    }
    std::vector<int> winning;
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) winning.push_back(i);
    std::printf("%d\n", (int)(unsigned char)winning.size());
    for (int i : winning) std::printf("%d %llu\n", i + 1, x[i] ^ sum);
}
