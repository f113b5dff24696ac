// Wrong: takes an empty pile for the end of the input.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1 && n != 0) {
        while (n % 2 == 1) n /= 2;
        std::printf("%lld\n", n / 2);
    }
}
