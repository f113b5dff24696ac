// Wrong: forms the lowest one by a shift of a 32-bit 1.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        int zeros = 0;
        while ((n >> zeros) % 2 == 0) ++zeros;
        long long low = 1u << (zeros % 32);
        if (low == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", low);
    }
}
