// Too slow: goes through all numbers of counters up to C and remembers the last one that is lost.
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        volatile long long lost = 1;  // one counter is lost
        for (long long n = 2; n <= c; ++n)
            if (n - lost > m) lost = n;  // no move from n reaches a lost number
        if (lost == c)
            std::puts("0");
        else
            std::printf("1 %lld\n", c - lost);
    }
}
