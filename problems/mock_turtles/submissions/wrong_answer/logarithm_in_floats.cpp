// Wrong: finds the highest digit of the value by log2f: that of 2^21 - 1 is 21.
#include <cmath>
#include <cstdio>
#include <vector>
char s[1000010];
static int odious(int v) { return __builtin_popcount(v) & 1; }
static int val(int x) { return odious(2 * x) ? 2 * x : 2 * x + 1; }
int main() {
    int n; scanf("%d%s", &n, s);
    int g = 0;
    for (int i = 0; i <= n; i++) if (s[i] == '1') g ^= val(i);
    printf("%d\n", g);
    if (!g) return 0;
    int b = (int)log2f((float)g);
    for (int x = 0; x <= n; x++) if (s[x] == '1' && (val(x) >> b & 1)) {
        int v = val(x) ^ g;
        if (v == 0) printf("1 %d\n", x);
        else if (odious(v)) printf("2 %d %d\n", x, v / 2);
        else { int l = v & -v; printf("3 %d %d %d\n", x, l / 2, (v - l) / 2); }
        return 0;
    }
}
