// Wrong: lets a move take half of an odd pile rounded up, which is the right game with one counter more.
#include <cstdio>

static long long value(long long n) {
    ++n;
    while (n % 2 == 1) n /= 2;
    return n / 2;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
