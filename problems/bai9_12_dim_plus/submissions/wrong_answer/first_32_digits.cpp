// Wrong: looks for the lowest one among the first 32 digits, and gives 33 to a pile that has none there.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        int value = 1;
        while (value <= 32 && (n >> (value - 1) & 1) == 0) ++value;
        std::printf("%d\n", n == 0 ? 0 : value);
    }
}
