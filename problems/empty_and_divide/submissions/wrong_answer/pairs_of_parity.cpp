// Wrong: takes a position for won only if exactly one box is even or both are divisible by 4.
#include <cstdio>

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        bool won = (m + n) % 2 == 1 || (m % 4 == 0 && n % 4 == 0);
        if (!won) std::puts("0");
        else std::printf("1 1 %lld\n", (m % 2 == 0 ? m : n) - 1);
    }
}
