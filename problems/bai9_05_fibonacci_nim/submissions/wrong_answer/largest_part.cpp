// Wrong: takes the largest Fibonacci number below N instead of the least part.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long a = 1, b = 2;
        while (b <= n) {
            long long c = a + b;
            a = b;
            b = c;
        }
        if (a == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", a);
    }
}
