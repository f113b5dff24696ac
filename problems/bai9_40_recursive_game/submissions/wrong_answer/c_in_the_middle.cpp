// Wrong: where b <= a it takes c if c lies between them, and Q only if not.
#include <algorithm>
#include <cstdio>

int main() {
    long a, b, c;
    char word[64];
    while (scanf("%ld %ld %ld %63s", &a, &b, &c, word) == 4) {
        long n, d = 1;
        sscanf(word, "%ld/%ld", &n, &d);
        if (b > a || (b <= c && c <= a)) printf("%ld\n", std::max(std::min(a, b), std::min(std::max(a, b), c)));
        else if (n < b * d) printf("%ld\n", b);
        else if (n > a * d) printf("%ld\n", a);
        else printf("%s\n", word);
    }
}
