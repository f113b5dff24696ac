// Wrong: computes in 64 bits, but keeps the value in an int.
#include <cstdio>

static int value(long long n) {
    if (n == 0) return 0;
    return n % 2 == 0 ? n / 2 - 1 : n / 2 + 1;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%d\n", value(n));
}
