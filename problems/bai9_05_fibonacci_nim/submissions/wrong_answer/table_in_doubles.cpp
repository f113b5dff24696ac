// Wrong: keeps the Fibonacci numbers in doubles, which are exact only below 2^53.
#include <cstdio>

int main() {
    double f[90] = {1, 2};
    for (int i = 2; i < 90; ++i) f[i] = f[i - 1] + f[i - 2];
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long rest = n, part = n;
        for (int i = 89; i >= 0; --i) {
            long long number = f[i];
            if (number <= rest) {
                part = number;
                rest -= number;
            }
        }
        if (part == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", part);
    }
}
