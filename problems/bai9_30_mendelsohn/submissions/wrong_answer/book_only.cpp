// Wrong: the strategy of the book, (1, 2, 1) / 4, whatever w and l are.
#include <cstdio>

int main() {
    int n;
    double w, l;
    while (scanf("%d %lf %lf", &n, &w, &l) == 3) {
        for (int i = 1; i <= n; ++i) {
            double p = 0;
            if (n == 1) p = 1;
            else if (n == 2) p = i == 2 ? 1 : 0;
            else if (i <= 3) p = i == 2 ? 0.5 : 0.25;
            printf("%.12g%c", p, i < n ? ' ' : '\n');
        }
    }
}
