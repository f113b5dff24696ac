// Wrong: lets the first player take the row with the largest sum and the second the column with the smallest.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c, d;
    while (scanf("%lf %lf %lf %lf", &a, &b, &c, &d) == 4) {
        double p = a + b >= c + d ? 1 : 0, q = a + c <= b + d ? 1 : 0;
        double v = p * (q * a + (1 - q) * b) + (1 - p) * (q * c + (1 - q) * d);
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
