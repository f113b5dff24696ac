// Wrong: writes the right value with cout's six significant digits.
#include <algorithm>
#include <cstdio>
#include <iostream>

int main() {
    double a, b, c;
    char word[64];
    while (scanf("%lf %lf %lf %63s", &a, &b, &c, word) == 4) {
        double n, d = 1;
        sscanf(word, "%lf/%lf", &n, &d);
        double q = n / d;
        std::cout << (b <= a ? std::max(b, std::min(a, q)) : std::max(a, std::min(b, c))) << "\n";
    }
}
