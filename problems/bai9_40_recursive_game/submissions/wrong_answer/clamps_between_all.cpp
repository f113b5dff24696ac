// Wrong: holds Q between the least and the greatest of a, b and c.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = std::max(std::min({a, b, c}), std::min(std::max({a, b, c}), q));
        printf("%.15g\n", v);
    }
}
