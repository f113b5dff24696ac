// The three pieces of v(t), in double precision.
#include <cstdio>

int main() {
    char word[64];
    while (scanf("%63s", word) == 1) {
        // begin heart
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        double t = (double)a / b, v, p, q;
        if (a <= 0) v = 0, p = 1, q = 1;
        else if (a <= b) v = t, p = 0, q = 1;
        else v = 2 * t / (t + 1), p = (t - 1) / (t + 1), q = 1 / (t + 1);
        printf("%.12g %.12g %.12g %.12g %.12g\n", v, p, 1 - p, q, 1 - q);
        // end heart
    }
}
