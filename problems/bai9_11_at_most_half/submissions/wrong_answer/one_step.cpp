// Wrong: takes the rule for odd piles once and treats what it gives as even.
#include <cstdio>

static long long value(long long n) {
    return n % 2 == 0 ? n / 2 : n / 2 / 2;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
