// Wrong: keeps the pile in a 32-bit integer.
#include <cstdio>

static long long value(int n) {
    if (n == 0) return 0;
    return n % 2 == 0 ? n / 2 - 1 : n / 2 + 1;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value((int)n));
}
