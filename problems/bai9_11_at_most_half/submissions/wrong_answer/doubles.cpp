// Wrong: keeps the pile in a double, which loses the last digits above 2^53.
#include <cmath>
#include <cstdio>

int main() {
    double n;
    while (std::scanf("%lf", &n) == 1) {
        while (std::fmod(n, 2) == 1) n = (n - 1) / 2;
        std::printf("%.0f\n", n / 2);
    }
}
