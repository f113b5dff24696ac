// Wrong: counts one binary digit for 0.
#include <cstdio>

static long long value(long long n) {
    long long digits = 1;
    while (n >>= 1) ++digits;
    return digits;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
