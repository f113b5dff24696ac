// Wrong: lets a move take the whole of an even pile.
#include <cstdio>

static long long value(long long n) {
    return (n + 1) / 2;
}

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("%lld\n", value(n));
}
