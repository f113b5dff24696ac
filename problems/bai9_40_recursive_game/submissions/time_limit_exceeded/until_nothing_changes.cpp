// Slow: plays round after round until the value no longer changes, which may take more than a billion rounds.
#include <algorithm>
#include <cstdio>

int main() {
    long double a, b, c;
    char word[64];
    while (scanf("%Lf %Lf %Lf %63s", &a, &b, &c, word) == 4) {
        long double n, d = 1;
        sscanf(word, "%Lf/%Lf", &n, &d);
        long double v = n / d, last;
        do {
            last = v;
            long double low = std::max(std::min(v, a), std::min(b, c));
            long double high = std::min(std::max(v, b), std::max(a, c));
            v = low == high ? low : (v * c - a * b) / (v - a - b + c);
        } while (v != last);
        printf("%.15Lg\n", v);
    }
}
