// Too slow: tries every number of dots that may stay in every region.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<unsigned long long> x(n);
    unsigned long long total = 0;
    for (auto& dots : x) {
        scanf("%llu", &dots);
        total ^= dots;
    }
    for (int i = 0; i < n; ++i) {
        volatile unsigned long long stay = 0;
        while (stay < x[i] && (total ^ x[i] ^ stay) != 0) stay = stay + 1;
        if (stay < x[i]) {
            printf("1 %d %llu 0\n", i + 1, (unsigned long long)stay);
            return 0;
        }
    }
    printf("0\n");
}
