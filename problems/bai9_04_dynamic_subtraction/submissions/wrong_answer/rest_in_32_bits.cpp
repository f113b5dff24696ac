// Asks with an int whether anything is left of N without its highest one.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long high = 1;
        while (2 * high <= n) high *= 2;
        int rest = n - high;
        long long low = n & -n;
        if (rest == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", low);
    }
}
