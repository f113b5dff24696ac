// Wrong: compares t with the 2 of the first row, and sees a saddle point up to t = 2.
#include <cstdio>

int main() {
    char word[64];
    while (scanf("%63s", word) == 1) {
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        double t = (double)a / b, v, p, q;
        if (a <= 0) v = 0, p = 1, q = 1;
        else if (a <= 2 * b) v = t < 1 ? t : 1, p = 0, q = t < 1 ? 1 : 0;
        else v = 2 * t / (t + 1), p = (t - 1) / (t + 1), q = 1 / (t + 1);
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
