// Wrong: holds Q between a and b even where a < b.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = std::max(std::min(a, b), std::min(std::max(a, b), q));
        printf("%.15g\n", v);
    }
}
