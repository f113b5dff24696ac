// Wrong: reads the boxes as doubles, which round numbers above 2^53 to even ones.
#include <cmath>
#include <cstdio>

int main() {
    double m, n;
    while (std::scanf("%lf %lf", &m, &n) == 2) {
        double even = std::fmod(m, 2) == 0 ? m : n;
        if (std::fmod(even, 2) == 1) std::puts("0");
        else std::printf("1 1 %.0f\n", even - 1);
    }
}
