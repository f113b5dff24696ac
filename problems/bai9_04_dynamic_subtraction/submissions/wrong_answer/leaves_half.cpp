// Wrong: takes one less than half, so that the opponent cannot take the rest at once.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        if ((n & (n - 1)) == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", (n - 1) / 2);
    }
}
