// Wrong: collects the answer in 2 500 000 bytes and drops what does not fit.
#include <cstdio>
#include <vector>
char out[2500000]; size_t len;
int main() {
    int n; scanf("%d", &n);
    std::vector<long long> x(n); long long g = 0; char line[64];
    for (auto &v : x) { scanf("%lld", &v); g ^= v; }
    int w = 0; for (auto v : x) w += (v ^ g) < v;
    printf("%d\n", w);
    for (int i = 0; i < n; i++) if ((x[i] ^ g) < x[i]) { int k = sprintf(line, "%d %lld\n", i + 1, x[i] ^ g); for (int j = 0; j < k && len < sizeof out; j++) out[len++] = line[j]; }
    fwrite(out, 1, len, stdout);
}
