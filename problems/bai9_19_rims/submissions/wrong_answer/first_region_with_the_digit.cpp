// Wrong: takes the first region that shares any digit with the nim-sum, not the highest one.
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
        if (x[i] & sum) {
            i64 stay = x[i] ^ sum;
            std::printf("1 %d %lld 0\n", i + 1, stay);
            return 0;
        }
    std::puts("0");
}
