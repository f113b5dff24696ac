// Wrong: writes eight digits after the point, which payoffs near 1000 make too few.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c, d;
    while (scanf("%lf %lf %lf %lf", &a, &b, &c, &d) == 4) {
        double lower = std::max(std::min(a, b), std::min(c, d));
        double upper = std::min(std::max(a, c), std::max(b, d));
        double p, q, v;
        if (lower == upper) {
            v = lower;
            p = std::min(a, b) == v ? 1 : 0;
            q = std::max(a, c) == v ? 1 : 0;
        } else {
            double s = a - b - c + d;
            p = (d - c) / s, q = (d - b) / s, v = (a * d - b * c) / s;
        }
        printf("%.8f %.8f %.8f %.8f %.8f\n", v, p, 1 - p, q, 1 - q);
    }
}
