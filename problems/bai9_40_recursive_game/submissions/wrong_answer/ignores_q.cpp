// Wrong: takes the largest solution of v = Val(v a; b c), whatever Q is.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = b <= a ? a : std::max(a, std::min(b, c));
        printf("%.15g\n", v);
    }
}
