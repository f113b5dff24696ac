// Wrong: computes in single precision, seven digits.
#include <cstdio>

int main() {
    int n;
    float w, l;
    while (scanf("%d %f %f", &n, &w, &l) == 3) {
        for (int i = 1; i <= n; ++i) {
            float p = 0;
            if (n == 1) p = 1;
            else if (n == 2) p = i == 2 ? 1 : 0;
            else if (i == 1 || i == 3) p = w / (2 * w + l);
            else if (i == 2) p = l / (2 * w + l);
            printf("%.12g%c", p, i < n ? ' ' : '\n');
        }
    }
}
