// Wrong: does not let a move take the whole pile, so every value is one too small.
#include <cstdio>

static long long value(long long n) {
    return n == 0 ? 0 : __builtin_ctzll(n);
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
