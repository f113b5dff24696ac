// Wrong: takes the highest one of N in binary instead of the lowest.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long high = 1;
        while (high * 2 <= n) high *= 2;
        if (high == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", high);
    }
}
