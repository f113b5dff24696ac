// Wrong: takes positions with an even sum for lost, two even boxes among them.
#include <cstdio>

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        long long even = m % 2 == 0 ? m : n;
        if ((m + n) % 2 == 0) std::puts("0");
        else std::printf("1 1 %lld\n", even - 1);
    }
}
