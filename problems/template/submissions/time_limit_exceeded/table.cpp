// Too slow: counts up to n.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        volatile long long taken = 0;
        for (long long i = 0; i < n; ++i) taken = taken == 3 ? 0 : taken + 1;
        if (taken == 0) std::puts("0");
        else std::printf("1 %lld\n", (long long)taken);
    }
}
