// The two rules g(2k) = k and g(2k + 1) = g(k), applied as they stand.
#include <cstdio>

// begin heart
static long long value(long long n) {
    return n % 2 == 0 ? n / 2 : value(n / 2);
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
// end heart
