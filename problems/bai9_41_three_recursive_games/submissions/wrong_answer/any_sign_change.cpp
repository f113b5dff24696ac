// Wrong: bisects over 0..1000 without asking whether v2 < b; it may end at a root where G3 has a saddle point.
#include <cstdio>

int main() {
    double a, b;
    while (scanf("%lf %lf", &a, &b) == 2) {
        double low = 0, high = 1000, v2 = 0, v3 = 0;
        for (int round = 0; round < 200; round++) {
            double v1 = (low + high) / 2;
            v2 = a * v1 / (a + v1);
            v3 = b * b / (2 * b - v2);
            if (v2 + v3 > 2 * v1) low = v1;
            else high = v1;
        }
        printf("%.15g %.15g %.15g\n", low, v2, v3);
    }
}
