// Take the lowest one of N in binary.
#include <cstdio>

int main() {
    // begin heart
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long low = n & -n;
        if (low == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", low);
    }
    // end heart
}
