// Wrong: plays as if taking the last counter won.
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        long long x = c % (m + 1);
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", x);
    }
}
