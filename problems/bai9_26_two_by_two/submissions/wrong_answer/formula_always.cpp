// Wrong: uses the formula for mixed strategies even where there is a saddle point.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c, d;
    while (scanf("%lf %lf %lf %lf", &a, &b, &c, &d) == 4) {
        double s = a - b - c + d;
        double p = s == 0 ? 0.5 : (d - c) / s, q = s == 0 ? 0.5 : (d - b) / s;
        double v = s == 0 ? a : (a * d - b * c) / s;
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
