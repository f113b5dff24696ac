// Wrong: plays 5000 rounds and then pays Q; where a and b are close that is not yet the value.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d, v;
        v = q;
        for (int round = 0; round < 5000; round++) {
            double low = std::max(std::min(v, a), std::min(b, c));
            double high = std::min(std::max(v, b), std::max(a, c));
            v = low == high ? low : (v * c - a * b) / (v - a - b + c);
        }
        printf("%.15g\n", v);
    }
}
