// Wrong: plays until a round changes the value by less than a millionth of it; slow games are still far away then.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double v = n / d, last;
        do {
            last = v;
            double low = std::max(std::min(v, a), std::min(b, c));
            double high = std::min(std::max(v, b), std::max(a, c));
            v = low == high ? low : (v * c - a * b) / (v - a - b + c);
        } while (std::fabs(v - last) > 1e-6 * std::max(1.0, std::fabs(v)));
        printf("%.15g\n", v);
    }
}
