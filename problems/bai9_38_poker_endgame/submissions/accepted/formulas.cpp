// The closed formulas in double precision; the boundary is compared in integers.
#include <cstdio>

void read_fraction(const char* word, long long& a, long long& d) {
    d = 1;
    sscanf(word, "%lld/%lld", &a, &d);
}

int main() {
    char first[64], second[64];
    while (scanf("%63s %63s", first, second) == 2) {
        // begin heart
        long long a, c, s, t;
        read_fraction(first, a, c);
        read_fraction(second, s, t);
        // p = a / c, b = s / t: p (2 + 2b) >= 2 + b, times c t.
        if (a * (2 * t + 2 * s) >= c * (2 * t + s)) {
            puts("1 1 0 0 0 0 1");
            continue;
        }
        double p = (double)a / c, b = (double)s / t;
        double bluff = p * b / ((1 - p) * (2 + b));
        printf("%.15g %.15g %.15g 0 0 %.15g %.15g\n", 4 * p * (1 + b) / (2 + b) - 1, bluff, 1 - bluff, 2 / (2 + b),
               b / (2 + b));
        // end heart
    }
}
