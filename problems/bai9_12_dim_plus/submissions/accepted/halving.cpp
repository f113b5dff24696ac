// Counts how often the pile can be halved.
#include <cstdio>

// begin heart
static long long value(long long n) {
    if (n == 0) return 0;
    long long halvings = 0;
    for (; n % 2 == 0; n /= 2) ++halvings;
    return halvings + 1;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
// end heart
