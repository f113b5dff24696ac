// If b <= a the value is Q held between b and a, otherwise the middle one of a, b and c; exact.
#include <algorithm>
#include <cstdio>

int main() {
    long a, b, c;
    char word[64];
    // begin heart
    while (scanf("%ld %ld %ld %63s", &a, &b, &c, word) == 4) {
        long n, d = 1;
        sscanf(word, "%ld/%ld", &n, &d);
        if (b > a) printf("%ld\n", std::max(a, std::min(b, c)));
        else if (n < b * d) printf("%ld\n", b);
        else if (n > a * d) printf("%ld\n", a);
        else printf("%s\n", word);
    }
    // end heart
}
