// Too slow: tries 1, 2, 3, … tokens until a move wins; where none does, it tries them all.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        volatile long long x = 1;  // volatile, so that no compiler finds the end of the loop by itself
        while (x < n && ((n - x) & -(n - x)) <= x) x = x + 1;
        if (x == n)
            std::puts("0");
        else
            std::printf("1 %lld\n", static_cast<long long>(x));
    }
}
