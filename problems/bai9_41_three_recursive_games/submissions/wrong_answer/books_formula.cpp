// Wrong: the quadratic formula of the games a = 2, b = 1, scaled by b; right only if a = 2b.
#include <cmath>
#include <cstdio>

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        double v1 = b * (4 * std::sqrt(2.0) - 2) / 7, v2 = a * v1 / (a + v1);
        printf("%.15g %.15g %.15g\n", v1, v2, b * b / (2 * b - v2));
    }
}
