// The cubic equation for v1 by the formulas of Viète and Cardano; its root between 0 and b. If a = 2b it is quadratic.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

std::vector<double> roots(double k3, double k2, double k1, double k0) {
    if (k3 == 0) {
        double root = std::sqrt(k1 * k1 - 4 * k2 * k0);
        return {(-k1 + root) / (2 * k2), (-k1 - root) / (2 * k2)};
    }
    k2 /= k3, k1 /= k3, k0 /= k3;
    double q = (k2 * k2 - 3 * k1) / 9, r = (2 * k2 * k2 * k2 - 9 * k2 * k1 + 27 * k0) / 54;
    if (r * r < q * q * q) {
        std::vector<double> all;
        double angle = std::acos(std::max(-1.0, std::min(1.0, r / std::sqrt(q * q * q))));
        for (int k = -1; k <= 1; k++) all.push_back(-2 * std::sqrt(q) * std::cos((angle + k * 2 * M_PI) / 3) - k2 / 3);
        return all;
    }
    double s = -std::copysign(std::cbrt(std::fabs(r) + std::sqrt(r * r - q * q * q)), r);
    return {s + (s == 0 ? 0 : q / s) - k2 / 3};
}

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        double v1 = 0;
        for (double x : roots(2 * (2 * b - a), 6 * a * b - a * a - b * b, 2 * a * b * (a - b), -a * a * b * b))
            if (0 < x && x < b) v1 = x;
        double v2 = a * v1 / (a + v1);
        printf("%.15g %.15g %.15g\n", v1, v2, b * b / (2 * b - v2));
    }
}
