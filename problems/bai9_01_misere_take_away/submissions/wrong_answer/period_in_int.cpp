// Wrong: keeps M + 1 in an int (and when it is no positive number any more, gives up).
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        int period = static_cast<int>(static_cast<unsigned>(m) + 1u);
        long long x = period > 0 ? (c - 1) % period : 0;
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", x);
    }
}
