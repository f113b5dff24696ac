// Too slow: tries 1, 2, 3, … tokens until a move wins; where none does, it tries them all.
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> fib{1, 2};
    while (fib.back() <= 1000000000000000000LL) fib.push_back(fib[fib.size() - 1] + fib[fib.size() - 2]);
    auto least_part = [&](long long n) {
        long long part = 0;
        for (size_t i = fib.size(); n > 0;)
            if (fib[--i] <= n) n -= part = fib[i];
        return part;
    };
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long x = 1;
        while (x < n && least_part(n - x) <= 2 * x) ++x;
        if (x == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", x);
    }
}
