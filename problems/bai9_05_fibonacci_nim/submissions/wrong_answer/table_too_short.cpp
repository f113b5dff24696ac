// Wrong: the table ends at 420196140727489673, one Fibonacci number too early.
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> fib{1, 2};
    while (fib.size() < 85) fib.push_back(fib[fib.size() - 1] + fib[fib.size() - 2]);
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long left = n, part = 0;
        for (size_t i = fib.size(); i-- > 0;)
            if (fib[i] <= left) left -= part = fib[i];
        if (part == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", part);
    }
}
