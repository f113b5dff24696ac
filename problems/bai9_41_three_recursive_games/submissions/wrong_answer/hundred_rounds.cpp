// Wrong: computes each value from the last, but stops after 100 rounds, too early when a is much larger than b.
#include <cstdio>

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        double v1 = 0, v2 = 0, v3 = 0;
        for (int round = 0; round < 100; round++) {
            v2 = a * v1 / (a + v1);
            v3 = b * b / (2 * b - v2);
            v1 = (v2 + v3) / 2;
        }
        printf("%.15g %.15g %.15g\n", v1, v2, v3);
    }
}
