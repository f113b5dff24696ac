// Wrong: a logarithm in double precision, which is rounded up at 2^k - 1 from k = 49 on.
#include <cmath>
#include <cstdio>

static long long value(long long n) {
    return n == 0 ? 0 : (long long)std::floor(std::log2((double)n)) + 1;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
