// Wrong: of two integers it names both evenly, as if none were better.
#include <cstdio>

int main() {
    int n;
    double w, l;
    while (scanf("%d %lf %lf", &n, &w, &l) == 3) {
        for (int i = 1; i <= n; ++i) {
            double p = 0;
            if (n == 1) p = 1;
            else if (n == 2) p = 0.5;
            else if (i == 1 || i == 3) p = w / (2 * w + l);
            else if (i == 2) p = l / (2 * w + l);
            printf("%.12g%c", p, i < n ? ' ' : '\n');
        }
    }
}
