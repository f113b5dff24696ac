// Wrong: only ever divides the larger box, because there is more to choose from.
#include <cstdio>

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        long long larger = m > n ? m : n;
        if (larger % 2 == 1) std::puts("0");
        else std::printf("1 1 %lld\n", larger - 1);
    }
}
