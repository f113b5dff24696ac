// Wrong: keeps the pile in a double, which cannot tell odd from even above 2^53.
#include <cmath>
#include <cstdio>

int main() {
    double n;
    while (std::scanf("%lf", &n) == 1) {
        double value = std::fmod(n, 2) == 0 ? n / 2 - 1 : (n + 1) / 2;
        std::printf("%.0f\n", n == 0 ? 0 : value);
    }
}
