// Wrong: the least k with 2^k >= n instead of 2^k > n, one too small at powers of two.
#include <cstdio>

static long long value(long long n) {
    long long k = 0;
    while ((1LL << k) < n) ++k;
    return k;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
