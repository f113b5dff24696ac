// Wrong: reads at most 39 bytes a line, 3 900 000 in all; a line may have 40.
#include <cstdio>
#include <cstdlib>
char buf[3900001];
int main() {
    long long m, n; fread(buf, 1, 3900000, stdin); char *p = buf, *q;
    while ((m = strtoll(p, &q, 10), q != p) && (n = strtoll(q, &p, 10), true)) {
        if (m % 2 && n % 2) puts("0");
        else { long long e = m % 2 ? n : m; printf("1 1 %lld\n", e - 1); }
    }
}
