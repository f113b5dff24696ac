// Wrong: always draws in the largest region, whether or not Nim would.
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
    int best = 0;
    for (int i = 0; i < n; ++i)
        if (x[i] > x[best]) best = i;
    i64 stay = x[best] ^ sum;
    if (sum == 0)
        std::puts("0");
    else if (stay < x[best])
        std::printf("1 %d %lld 0\n", best + 1, stay);
    else
        std::printf("1 %d 0 0\n", best + 1);
}
