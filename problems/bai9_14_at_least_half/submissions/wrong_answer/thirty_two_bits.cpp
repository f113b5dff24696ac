// Wrong: keeps the pile in 32 bits.
#include <cstdio>

static long long value(unsigned n) {
    long long digits = 0;
    for (; n > 0; n /= 2) ++digits;
    return digits;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value((unsigned)n));
}
