// Wrong: drops at most 30 ones from the end, enough for 32-bit numbers.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        for (int i = 0; i < 30 && n % 2 == 1; ++i) n /= 2;
        std::printf("%lld\n", n / 2);
    }
}
