// Too slow: tries every number of dots inside and outside of every region.
#include <cstdio>
#include <vector>
typedef long long i64;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<i64> x(n);
    i64 sum = 0;
    for (auto& dots : x) {
        if (std::scanf("%lld", &dots) != 1) return 1;
        sum ^= dots;
    }
    for (int i = 0; i < n; ++i)
        for (i64 a = 0; a < x[i]; ++a)
            for (i64 b = 0; a + b < x[i]; ++b)
                if ((sum ^ x[i] ^ a ^ b) == 0) {
                    std::printf("1 %d %lld %lld\n", i + 1, a, b);
                    return 0;
                }
    std::puts("0");
}
