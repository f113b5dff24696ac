// Wrong: finds the highest digit of the nim-sum by a logarithm in double precision, which fails just below powers of two.
#include <cmath>
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
    for (int i = 0; i < n && sum != 0; ++i)
        if (x[i] >> (int)std::log2((double)sum) & 1) {
            std::printf("1 %d %lld 0\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
