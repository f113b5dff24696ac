// Wrong: where there is a saddle point, the second player takes the least entry of that row, the first of two equal ones.
#include <algorithm>
#include <cstdio>

int main() {
    int a, b, c, d;
    while (scanf("%d %d %d %d", &a, &b, &c, &d) == 4) {
        int lower = std::max(std::min(a, b), std::min(c, d)), upper = std::min(std::max(a, c), std::max(b, d));
        double p, q, v;
        if (lower == upper) {
            v = lower;
            p = std::min(a, b) == lower;
            q = p == 1 ? a <= b : c <= d;
        } else {
            double s = a - b - c + d;
            p = (d - c) / s;
            q = (d - b) / s;
            v = (a * d - b * c) / s;
        }
        printf("%.12f %.12f %.12f %.12f %.12f\n", v, p, 1 - p, q, 1 - q);
    }
}
