// Wrong: whether the least part leaves anything is asked in 32 bits.
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> fib{1, 2};
    while (fib.back() <= 1000000000000000000LL) fib.push_back(fib[fib.size() - 1] + fib[fib.size() - 2]);
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long left = n, part = 0;
        for (size_t i = fib.size(); left > 0;)
            if (fib[--i] <= left) left -= part = fib[i];
        if (static_cast<int>(n - part) == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", part);
    }
}
