// Wrong: looks for a saddle point only where it is strict, and divides by zero elsewhere.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c, d;
    while (scanf("%lf %lf %lf %lf", &a, &b, &c, &d) == 4) {
        double v, p, q;
        if (a < b && a > c) v = a, p = 1, q = 1;
        else if (b < a && b > d) v = b, p = 1, q = 0;
        else if (c < d && c > a) v = c, p = 0, q = 1;
        else if (d < c && d > b) v = d, p = 0, q = 0;
        else {
            double s = a - b - c + d;
            p = (d - c) / s, q = (d - b) / s, v = (a * d - b * c) / s;
        }
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
