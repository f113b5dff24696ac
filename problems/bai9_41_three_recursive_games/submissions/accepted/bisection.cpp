// Bisection on v1 in double precision.
#include <cstdio>

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        // begin heart
        double low = 0, high = b, v2 = 0, v3 = 0;
        for (int round = 0; round < 100; round++) {
            double v1 = (low + high) / 2;
            v2 = a * v1 / (a + v1);
            v3 = b * b / (2 * b - v2);
            if (v2 + v3 > 2 * v1) low = v1;
            else high = v1;
        }
        printf("%.14g %.14g %.14g\n", low, v2, v3);
        // end heart
    }
}
