// Wrong: the losing card is always checked, so the second player never needs to call.
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
        printf("%.15g 0 1 0 0 0 1\n", 2 * p - 1);
    }
}
