// Wrong: reads the boxes into 32 bits.
#include <cstdio>

int main() {
    long long x, y;
    while (std::scanf("%lld %lld", &x, &y) == 2) {
        int m = (int)x, n = (int)y;
        if (m % 2 != 0 && n % 2 != 0) std::puts("0");
        else std::printf("1 1 %d\n", (m % 2 == 0 ? m : n) - 1);
    }
}
