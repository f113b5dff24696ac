// Wrong: exact fractions of 64-bit integers, which the common denominator of many rooms does not fit.
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    int n, zero = -1;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<unsigned long long> a(n), b(n, 1);
    unsigned long long top = 0, bottom = 1;
    for (int i = 0; i < n; ++i) {
        char word[32];
        scanf("%31s", word);
        sscanf(word, "%llu/%llu", &a[i], &b[i]);
        if (a[i] == 0) {
            zero = i;
            continue;
        }
        // The sum of the 1 / s_i, in lowest terms.
        top = top * a[i] + b[i] * bottom;
        bottom *= a[i];
        unsigned long long divisor = std::gcd(top, bottom);
        if (divisor > 1) top /= divisor, bottom /= divisor;
    }
    if (zero >= 0) printf("0\n");
    else printf("%llu/%llu\n", bottom, top);
    for (int turn = 0; turn < 2; ++turn) {
        for (int i = 0; i < n; ++i) {
            if (zero >= 0) printf("%d ", i == zero);
            else printf("%llu/%llu ", b[i] * bottom, a[i] * top);
        }
        printf("\n");
    }
}
