// Wrong: x1 is the share of bluffs among all deals, not among those with the losing card.
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
        double v = 4 * p * (1 + b) / (2 + b) - 1, x = p * b / (2 + b), y = 2 / (2 + b);
        if (p * (2 + 2 * b) >= 2 + b) v = 1, x = 1, y = 0;
        printf("%.15g %.15g %.15g 0 0 %.15g %.15g\n", v, x, 1 - x, y, 1 - y);
    }
}
