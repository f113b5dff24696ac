// Wrong: keeps the nim-sum in 32 digits.
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
    unsigned small = sum;
    for (int i = 0; i < n && small != 0; ++i)
        if ((x[i] ^ small) < x[i]) {
            std::printf("1 %d %lld 0\n", i + 1, x[i] ^ small);
            return 0;
        }
    std::puts("0");
}
