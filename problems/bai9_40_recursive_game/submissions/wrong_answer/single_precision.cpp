// Wrong: keeps Q in single precision, seven digits.
#include <algorithm>
#include <cstdio>

int main() {
    long a, b, c;
    char word[64];
    while (scanf("%ld %ld %ld %63s", &a, &b, &c, word) == 4) {
        float n, d = 1;
        sscanf(word, "%f/%f", &n, &d);
        float q = n / d;
        if (b > a) printf("%ld\n", std::max(a, std::min(b, c)));
        else printf("%.12f\n", std::max((float)b, std::min((float)a, q)));
    }
}
