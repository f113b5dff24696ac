// Wrong: the right numbers with eight digits after the point.
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
        double v = 4 * p * (1 + b) / (2 + b) - 1, x = p * b / ((1 - p) * (2 + b)), y = 2 / (2 + b);
        if (p * (2 + 2 * b) >= 2 + b) v = 1, x = 1, y = 0;
        printf("%.8f %.8f %.8f 0 0 %.8f %.8f\n", v, x, 1 - x, y, 1 - y);
    }
}
