// Wrong: a whole p or b keeps the denominator of the number before it.
#include <cstdio>

double b1 = 1;

double number(const char* word) {
    double a;
    sscanf(word, "%lf/%lf", &a, &b1);
    return a / b1;
}

int main() {
    char first[64], second[64];
    while (scanf("%63s %63s", first, second) == 2) {
        double p = number(first), b = number(second);
        if (p * (2 + 2 * b) >= 2 + b) {
            puts("1 1 0 0 0 0 1");
            continue;
        }
        double bluff = p * b / ((1 - p) * (2 + b));
        printf("%.15g %.15g %.15g 0 0 %.15g %.15g\n", 4 * p * (1 + b) / (2 + b) - 1, bluff, 1 - bluff, 2 / (2 + b), b / (2 + b));
    }
}
