// Wrong: writes eight digits after the point, which losses near 1000 make too few.
#include <cstdio>

int main() {
    int n;
    double w, l;
    while (scanf("%d %lf %lf", &n, &w, &l) == 3) {
        for (int i = 1; i <= n; ++i) {
            double p = 0;
            if (n == 1) p = 1;
            else if (n == 2) p = i == 2 ? 1 : 0;
            else if (i == 1 || i == 3) p = w / (2 * w + l);
            else if (i == 2) p = l / (2 * w + l);
            printf("%.8f%c", p, i < n ? ' ' : '\n');
        }
    }
}
