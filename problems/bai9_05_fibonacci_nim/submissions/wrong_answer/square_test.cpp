// Wrong: tests whether 5N^2 + 4 or 5N^2 - 4 is a square in 64 bits, where 5N^2 overflows.
#include <cmath>
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

static bool square(u64 v) {
    u64 r = static_cast<u64>(std::sqrt(static_cast<long double>(v)));
    return r * r == v || (r + 1) * (r + 1) == v;
}

int main() {
    std::vector<u64> fib{1, 2};
    while (fib.back() <= 1000000000000000000ULL) fib.push_back(fib[fib.size() - 1] + fib[fib.size() - 2]);
    u64 n;
    while (std::scanf("%llu", &n) == 1) {
        if (square(5 * n * n + 4) || square(5 * n * n - 4)) {
            std::puts("0");
            continue;
        }
        u64 left = n, part = 0;
        for (size_t i = fib.size(); left > 0;)
            if (fib[--i] <= left) left -= part = fib[i];
        std::printf("1 %llu\n", part);
    }
}
