// Wrong: puts v into the formula of mixed strategies without looking for saddle points: (v - a)(v - b) = 0.
#include <cmath>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = std::fabs(q - a) < std::fabs(q - b) ? a : b;
        printf("%.15g\n", v);
    }
}
