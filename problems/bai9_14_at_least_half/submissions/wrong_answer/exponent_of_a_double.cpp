// Wrong: asks frexp for the exponent, but 2^k - 1 is rounded up to 2^k from k = 54 on.
#include <cmath>
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        int exponent;
        std::frexp(static_cast<double>(n), &exponent);
        std::printf("%d\n", exponent);
    }
}
