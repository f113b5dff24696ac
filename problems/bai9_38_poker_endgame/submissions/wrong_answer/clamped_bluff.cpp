// Wrong: cuts V and the bluff off at 1, but lets the second player call as before where he should fold.
#include <algorithm>
#include <cstdio>

double number(const char* word) {
    double a, b = 1;
    sscanf(word, "%lf/%lf", &a, &b);
    return a / b;
}

int main() {
    char first[64], second[64];
    while (scanf("%63s %63s", first, second) == 2) {
        double p = number(first), b = number(second);
        double bluff = p == 1 ? 1 : std::min(1.0, p * b / ((1 - p) * (2 + b)));
        double value = std::min(1.0, 4 * p * (1 + b) / (2 + b) - 1);
        printf("%.15g %.15g %.15g 0 0 %.15g %.15g\n", value, bluff, 1 - bluff, 2 / (2 + b), b / (2 + b));
    }
}
