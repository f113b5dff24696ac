// (w, l, w, 0, ...) / (2w + l), with the small n apart; double precision.
#include <cstdio>

int main() {
    // begin heart
    int n;
    double w, l;
    while (scanf("%d %lf %lf", &n, &w, &l) == 3) {
        for (int i = 1; i <= n; ++i) {
            double p = 0;
            if (n == 1) p = 1;
            else if (n == 2) p = i == 2 ? 1 : 0;
            else if (i == 1 || i == 3) p = w / (2 * w + l);
            else if (i == 2) p = l / (2 * w + l);
            printf("%.12g%c", p, i < n ? ' ' : '\n');
        }
    }
    // end heart
}
