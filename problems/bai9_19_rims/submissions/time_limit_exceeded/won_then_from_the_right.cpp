// Too slow: knows which positions are lost, but in a won one it adds up all the others for every region from the right.
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
    for (int i = n - 1; i >= 0 && sum != 0; --i) {
        volatile long long others = 0;
        for (int j = 0; j < n; ++j)
            if (j != i) others = others ^ x[j];
        if (others < x[i]) {
            std::printf("1 %d %lld 0\n", i + 1, (long long)others);
            return 0;
        }
    }
    std::puts("0");
}
