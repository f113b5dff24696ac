// Wrong: tries rows worth less than 256 beside the coin, although Mock Turtles has values up to 511.
#include <cstdio>
#include <cstring>
#include <vector>
typedef unsigned u;
u mul(u a, u b, int k = 8) { // numbers below 2^(2k)
    if (a < 2 || b < 2) return a * b;
    if (a < (1u << k) && b < (1u << k)) return mul(a, b, k / 2);
    u m = (1u << k) - 1, a1 = a >> k, a0 = a & m, b1 = b >> k, b0 = b & m;
    u lo = mul(a0, b0, k / 2), hi = mul(a1, b1, k / 2), mix = mul(a1 ^ a0, b1 ^ b0, k / 2);
    return ((mix ^ lo) << k) ^ lo ^ mul(hi, 1u << (k - 1), k / 2);
}
u inv(u a) { u r = 1; for (int i = 0; i < 16; i++) { if (i) r = mul(r, a); a = mul(a, a); } return r; }
u val(char s, int x) {
    if (s == 'W') return x;
    if (s == 'T') return x + 1;
    if (s == 'R') return (x + 1) & -(x + 1);
    return __builtin_popcount(x) & 1 ? 2 * x : 2 * x + 1;
}
// the rest of a set with greatest coin x whose value is v; v < val(x)
std::vector<int> rest(char s, int x, u v) {
    std::vector<int> a;
    if (s == 'W') a = {(int)v};
    else if (s == 'T') { if (v) a = {(int)v - 1}; }
    else if (s == 'R') { u now = 0; for (int i = x - 1; now != v; i--) { now ^= val('R', i); a.push_back(i); } }
    else if (v) { if (__builtin_popcount(v) & 1) a = {(int)v / 2}; else { u l = v & -v; a = {(int)l / 2, (int)(v - l) / 2}; } }
    a.push_back(x);
    return a;
}
char row[256][300];
u g1[256], g2[256];
int main() {
    char s, t; int r, c;
    scanf(" %c %c%d%d", &s, &t, &r, &c);
    u G = 0;
    for (int i = 0; i < r; i++) scanf("%s", row[i]);
    for (int i = 0; i < 256; i++) g1[i] = val(s, i), g2[i] = val(t, i);
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (row[i][j] == '1') G ^= mul(g1[i], g2[j]);
    if (!G) { puts("0"); return 0; }
    for (int i = 0; i < r; i++) {
        if (!strchr(row[i], '1')) continue;
        for (u w = 0; w < g1[i] && w < 256; w++) {
            u b = mul(G, inv(w ^ g1[i]));
            for (int j = 0; j < c; j++) if (row[i][j] == '1' && (g2[j] ^ b) < g2[j]) {
                auto A = rest(s, i, w), C = rest(t, j, g2[j] ^ b);
                printf("1 %zu %zu\n", A.size(), C.size());
                for (int x : A) printf("%d ", x);
                puts("");
                for (int x : C) printf("%d ", x);
                puts("");
                return 0;
            }
        }
    }
}
