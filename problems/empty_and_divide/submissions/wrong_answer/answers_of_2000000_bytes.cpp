// Wrong: collects the answers in 2 000 000 bytes and drops what does not fit.
#include <cstdio>
char out[2000000]; size_t len;
int main() {
    long long m, n; char line[64];
    while (scanf("%lld%lld", &m, &n) == 2) {
        long long e = m % 2 ? n : m;
        int k = m % 2 && n % 2 ? sprintf(line, "0\n") : sprintf(line, "1 1 %lld\n", e - 1);
        for (int i = 0; i < k && len < sizeof out; i++) out[len++] = line[i];
    }
    fwrite(out, 1, len, stdout);
}
