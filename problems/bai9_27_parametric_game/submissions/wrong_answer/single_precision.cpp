// Wrong: the right pieces in single precision.
#include <cstdio>

int main() {
    char word[64];
    while (scanf("%63s", word) == 1) {
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        double t = (double)a / b, v, p, q;
        float s = t;
        if (s <= 0) v = 0, p = 1, q = 1;
        else if (s <= 1) v = s, p = 0, q = 1;
        else v = 2 * s / (s + 1), p = (s - 1) / (s + 1), q = 1 / (s + 1);
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
    }
}
