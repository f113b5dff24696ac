// Wrong: keeps the pile in 32 bits.
#include <cstdio>

static long long value(unsigned n) {
    return n == 0 ? 0 : 1 + __builtin_ctz(n);
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value((unsigned)n));
}
