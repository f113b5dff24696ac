// Wrong: plays by the powers of two, as if a move could take no more than the one before.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long low = n & -n;
        if (low == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", low);
    }
}
