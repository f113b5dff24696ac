// Wrong: always leaves a dot outside of the loop, also where that takes more dots than the region has.
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
        if ((x[i] ^ sum) < x[i]) {
            std::printf("1 %d %lld 1\n", i + 1, x[i] ^ sum ^ 1);
            return 0;
        }
    std::puts("0");
}
