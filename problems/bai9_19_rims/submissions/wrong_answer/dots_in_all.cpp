// Wrong: adds the dots up instead of taking the nim-sum: odd is won, even is lost.
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
    i64 all = 0;
    for (i64 dots : x) all += dots & 1;
    if (all % 2 == 0)
        std::puts("0");
    else
        for (int i = 0; i < n; ++i)
            if (x[i] % 2 == 1) {
                std::printf("1 %d %lld 0\n", i + 1, x[i] - 1);
                return 0;
            }
}
