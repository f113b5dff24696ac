// Wrong: a call decides about the bet only, the ante of 1 is left out.
#include <cstdio>

double number(const char* word) {
    double a, d = 1;
    sscanf(word, "%lf/%lf", &a, &d);
    return a / d;
}

int main() {
    char first[64], second[64];
    while (scanf("%63s %63s", first, second) == 2) {
        double p = number(first), b = number(second);
        // (bet, bet) and (bet, check) against call and fold.
        double a = (2 * p - 1) * b, c = 1, d = p * b - (1 - p), e = 2 * p - 1;
        double v = 1, x = 1, y = 0;
        if (a < c) {
            // Without a saddle point at (bet, bet), fold: both players make the other indifferent.
            x = (e - d) / (a - c - d + e);
            y = (e - c) / (a - c - d + e);
            v = (a * e - c * d) / (a - c - d + e);
        }
        printf("%.15g %.15g %.15g 0 0 %.15g %.15g\n", v, x, 1 - x, y, 1 - y);
    }
}
