// Wrong: the right value with eight digits after the point.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = b <= a ? std::max(b, std::min(a, q)) : std::max(a, std::min(b, c));
        printf("%.8f\n", v);
    }
}
