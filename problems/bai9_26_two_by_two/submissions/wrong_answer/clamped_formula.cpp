// Wrong: uses the formula always and clamps its probabilities to [0, 1] and its value to what they earn.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c, d;
    while (scanf("%lf %lf %lf %lf", &a, &b, &c, &d) == 4) {
        double s = a - b - c + d;
        double p = s == 0 ? 0.5 : (d - c) / s, q = s == 0 ? 0.5 : (d - b) / s;
        p = std::min(1.0, std::max(0.0, p));
        q = std::min(1.0, std::max(0.0, q));
        double v = p * (q * a + (1 - q) * b) + (1 - p) * (q * c + (1 - q) * d);
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
