// Wrong: six steps of Newton's method from v1 = b are not enough where a and b are far apart.
#include <cstdio>

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        double x = b;
        for (int step = 0; step < 6; ++step) {
            double v2 = a * x / (a + x), slope2 = a * a / ((a + x) * (a + x));
            double v3 = b * b / (2 * b - v2), slope3 = b * b / ((2 * b - v2) * (2 * b - v2)) * slope2;
            x -= (2 * x - v2 - v3) / (2 - slope2 - slope3);
        }
        double v2 = a * x / (a + x);
        printf("%.14g %.14g %.14g\n", x, v2, b * b / (2 * b - v2));
    }
}
