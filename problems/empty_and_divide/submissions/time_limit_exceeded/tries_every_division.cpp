// Too slow: knows which positions are lost, but tries every division of both boxes.
#include <cstdio>
#include <initializer_list>

static bool lost(long long m, long long n) { return m % 2 == 1 && n % 2 == 1; }

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        long long found = 0, kept = 0;
        for (long long box : {m, n})
            for (long long part = 1; part < box && !found; ++part)
                if (lost(part, box - part)) found = part, kept = box;
        if (!found) std::puts("0");
        else std::printf("1 %lld %lld\n", found, kept - found);
    }
}
