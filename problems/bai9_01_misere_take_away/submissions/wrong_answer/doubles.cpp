// Wrong: computes the remainder in double precision.
#include <cmath>
#include <cstdio>

int main() {
    double c, m;
    while (std::scanf("%lf %lf", &c, &m) == 2) {
        double x = std::fmod(c - 1, m + 1);
        if (x == 0)
            std::puts("0");
        else
            std::printf("1 %.0f\n", x);
    }
}
