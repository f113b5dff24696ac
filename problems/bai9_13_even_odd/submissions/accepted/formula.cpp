// The two formulas of the exercise, and 0 apart.
#include <cstdio>

// begin heart
static long long value(long long n) {
    if (n == 0) return 0;
    return n % 2 == 0 ? n / 2 - 1 : (n + 1) / 2;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
// end heart
