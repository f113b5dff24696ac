// Wrong: leaves the same number inside and outside, as if that alone made the position lost.
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
    if (sum == 0) {
        std::puts("0");
        return 0;
    }
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) {
            std::printf("1 %d %lld %lld\n", i + 1, (x[i] - 1) / 2, (x[i] - 1) / 2);
            return 0;
        }
}
