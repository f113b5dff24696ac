// Too slow: knows which numbers are lost, but in a won one it tries the takes from N / 2 down.
#include <cstdio>
typedef long long i64;

int main() {
    i64 n;
    while (std::scanf("%lld", &n) == 1) {
        if ((n & (n - 1)) == 0) {
            std::puts("0");
            continue;
        }
        i64 x = n / 2;
        while (((n - x) & -(n - x)) <= x) --x;
        std::printf("1 %lld\n", x);
    }
}
