// Wrong: thinks that a single counter may be taken, so that g(1) = 1.
#include <cstdio>

static long long value(long long n) {
    if (n == 1) return 1;
    return n % 2 == 0 ? n / 2 : value(n / 2);
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
