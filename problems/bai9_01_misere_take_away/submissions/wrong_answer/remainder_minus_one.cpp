// Wrong: takes C mod (M + 1) - 1, which is -1 where C is a multiple of M + 1.
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        if (c % (m + 1) == 1)
            std::puts("0");
        else
            std::printf("1 %lld\n", c % (m + 1) - 1);
    }
}
