// The remainder of n modulo 4 is the winning move.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        if (n % 4 == 0) std::puts("0");
        else std::printf("1 %lld\n", n % 4);
    }
}
