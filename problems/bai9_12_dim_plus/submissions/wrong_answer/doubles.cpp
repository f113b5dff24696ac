// Wrong: keeps the pile in a double, so that odd piles above 2^53 become even.
#include <cmath>
#include <cstdio>

int main() {
    double n;
    while (std::scanf("%lf", &n) == 1) {
        int value = 0;
        if (n > 0)
            for (value = 1; std::fmod(n, 2) == 0; n /= 2) ++value;
        std::printf("%d\n", value);
    }
}
