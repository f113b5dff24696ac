// Wrong: takes the solution of v = Val(v a; b c) nearest to 0, where iterating from 0 ends.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        q = 0;
        v = b <= a ? std::max(b, std::min(a, q)) : std::max(a, std::min(b, c));
        printf("%.15g\n", v);
    }
}
