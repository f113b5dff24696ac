// Wrong: keeps the pile in a double, so that 2^k - 1 becomes 2^k for large k.
#include <cmath>
#include <cstdio>

int main() {
    double n;
    while (std::scanf("%lf", &n) == 1) {
        int exponent = 0;
        std::frexp(n, &exponent);
        std::printf("%d\n", n == 0 ? 0 : exponent);
    }
}
