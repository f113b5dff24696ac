// Everything is computed in 64 bits, but an int says whether the nim-sum is 0.
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
    int won = sum;
    for (int i = 0; i < n && won != 0; ++i)
        if ((x[i] ^ sum) < x[i]) {
            std::printf("1 %d %lld 0\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
