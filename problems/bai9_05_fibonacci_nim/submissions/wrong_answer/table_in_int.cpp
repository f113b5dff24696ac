// Wrong: the table holds only the Fibonacci numbers that fit in an int.
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> fib{1, 2};
    while (fib.back() + fib[fib.size() - 2] <= 2147483647) fib.push_back(fib.back() + fib[fib.size() - 2]);
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long left = n, part = n;
        for (size_t i = fib.size(); i-- > 0;)
            if (fib[i] <= left) left -= part = fib[i];
        if (part == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", part);
    }
}
