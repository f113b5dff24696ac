// Wrong: of all solutions of v = Val(v a; b c) takes the farthest from Q.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        if (b <= a) v = std::fabs(q - a) > std::fabs(q - b) ? a : b;
        else v = std::max(a, std::min(b, c));
        printf("%.15g\n", v);
    }
}
