// Wrong: plays one round and then pays Q, as if the second game were the last.
#include <algorithm>
#include <cstdio>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d;
        double low = std::max(std::min(q, a), std::min(b, c));
        double high = std::min(std::max(q, b), std::max(a, c));
        printf("%.15g\n", low == high ? low : (q * c - a * b) / (q - a - b + c));
    }
}
