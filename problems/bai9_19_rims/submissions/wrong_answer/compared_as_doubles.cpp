// Compares a region with what would be left of it as doubles, which take numbers above 2^53 for equal.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<long long> x(n);
    long long sum = 0;
    for (auto& dots : x) {
        if (std::scanf("%lld", &dots) != 1) return 1;
        sum ^= dots;
    }
    for (int i = 0; i < n; ++i)
        if ((double)(x[i] ^ sum) < (double)x[i]) {
            std::printf("1 %d %lld 0\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
