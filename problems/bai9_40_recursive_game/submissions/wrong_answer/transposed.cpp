// Wrong: solves (G b; a c).
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = a <= b ? std::max(a, std::min(b, q)) : std::max(b, std::min(a, c));
        printf("%.15g\n", v);
    }
}
