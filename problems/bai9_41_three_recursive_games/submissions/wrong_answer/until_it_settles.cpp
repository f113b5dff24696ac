// Wrong: stops when a round changes v1 by less than a billionth; the error is then up to twenty times that.
#include <cmath>
#include <cstdio>

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        double v1 = 0, v2 = 0, v3 = 0, last;
        do {
            last = v1;
            v2 = a * v1 / (a + v1);
            v3 = b * b / (2 * b - v2);
            v1 = (v2 + v3) / 2;
        } while (std::fabs(v1 - last) >= 1e-9);
        printf("%.15g %.15g %.15g\n", v1, v2, v3);
    }
}
