// Wrong: names 1, 2 and 3 evenly.
#include <cstdio>

int main() {
    int n;
    double w, l;
    while (scanf("%d %lf %lf", &n, &w, &l) == 3) {
        for (int i = 1; i <= n; ++i) {
            double p = 0;
            if (n == 1) p = 1;
            else if (n == 2) p = i == 2 ? 1 : 0;
            else if (i <= 3) p = 1.0 / 3;
            printf("%.12g%c", p, i < n ? ' ' : '\n');
        }
    }
}
