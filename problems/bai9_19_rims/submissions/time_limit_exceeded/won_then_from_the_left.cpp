// Too slow: knows which positions are lost, but in a won one it adds up all the others for every region from the left.
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
    for (int i = 0; i < n && sum != 0; ++i) {
        long long others = 0;
        for (int j = 0; j < n; ++j)
            if (j != i) others ^= x[j];
        if (others < x[i]) {
            std::printf("1 %d %lld 0\n", i + 1, others);
            return 0;
        }
    }
    std::puts("0");
}
