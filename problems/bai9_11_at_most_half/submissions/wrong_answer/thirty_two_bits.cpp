// Wrong: keeps the pile in 32 bits.
#include <cstdio>

static unsigned value(unsigned n) {
    while (n % 2 == 1) n /= 2;
    return n / 2;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", (long long)value((unsigned)n));
}
