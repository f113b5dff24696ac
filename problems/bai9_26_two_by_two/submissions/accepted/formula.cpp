// A saddle point if there is one, else the formula, in double precision.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c, d;
    while (scanf("%lf %lf %lf %lf", &a, &b, &c, &d) == 4) {
        // begin heart
        double lower = std::max(std::min(a, b), std::min(c, d));
        double upper = std::min(std::max(a, c), std::max(b, d));
        double p, q, v;
        if (lower == upper) {
            v = lower;
            p = std::min(a, b) == v ? 1 : 0;
            q = std::max(a, c) == v ? 1 : 0;
        } else {
            double s = a - b - c + d;
            p = (d - c) / s;
            q = (d - b) / s;
            v = (a * d - b * c) / s;
        }
        // end heart
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
