// Wrong: a loop may go between the dots, so that a + b = x is allowed: splits the region with both parts in sight.
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
    for (int i = 0; i < n && sum != 0; ++i) {
        // a + b = x with a xor b = x xor sum, if there are such a and b; else as in Nim.
        i64 stay = x[i] ^ sum;
        i64 common = x[i] - stay;
        if (common < 0) continue;
        if (common % 2 == 0 && ((common / 2) & stay) == 0)
            std::printf("1 %d %lld %lld\n", i + 1, common / 2, common / 2 + stay);
        else
            std::printf("1 %d %lld 0\n", i + 1, stay);
        return 0;
    }
    std::puts("0");
}
