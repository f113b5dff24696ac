// Too slow: knows which games are lost, but in a won one it tries the takes from both ends: 1, M, 2, M - 1, …
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        if (c % (m + 1) == 1) {
            std::puts("0");
            continue;
        }
        for (long long low = 1, high = m;; ++low, --high) {
            if ((c - low) % (m + 1) == 1) {
                std::printf("1 %lld\n", low);
                break;
            }
            if ((c - high) % (m + 1) == 1) {
                std::printf("1 %lld\n", high);
                break;
            }
        }
    }
}
