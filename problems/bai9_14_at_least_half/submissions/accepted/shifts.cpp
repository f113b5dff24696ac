// Counts how often the pile can be halved before nothing is left.
#include <cstdio>

// begin heart
static long long value(long long n) {
    long long digits = 0;
    for (; n > 0; n /= 2) ++digits;
    return digits;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
// end heart
