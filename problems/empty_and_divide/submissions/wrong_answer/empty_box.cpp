// Wrong: leaves the other box empty, with all counters of an even box in one.
#include <cstdio>

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        if (m % 2 && n % 2) std::puts("0");
        else std::printf("1 0 %lld\n", m % 2 == 0 ? m : n);
    }
}
