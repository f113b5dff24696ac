// Wrong: uses the formula of even piles for the empty pile too and writes -1.
#include <cstdio>

static long long value(long long n) {
    return n % 2 == 0 ? n / 2 - 1 : (n + 1) / 2;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
