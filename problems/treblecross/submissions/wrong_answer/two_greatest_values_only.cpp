// Wrong: moves only in two runs of the greatest values.
#include <cstdio>
#include <cstring>
#include <vector>
int g[10010], seen[1024];
char s[10010];
int main() {
    int n; scanf("%d%s", &n, s + 2);
    s[0] = s[1] = '0'; s[n + 2] = s[n + 3] = s[n + 4] = '0';
    for (int L = 1; L <= 10000; L++) {
        for (int i = 0; i <= (L - 1) / 2; i++) {
            int a = i - 2 > 0 ? i - 2 : 0, b = L - i - 3 > 0 ? L - i - 3 : 0;
            seen[g[a] ^ g[b]] = L;
        }
        while (seen[g[L]] == L) g[L]++;
    }
    for (int i = 2; i < n + 2; i++) if (s[i] == '0') {
        int l1 = s[i-1] == '1', l2 = l1 && s[i-2] == '1', r1 = s[i+1] == '1', r2 = r1 && s[i+2] == '1';
        if (l2 || r2 || (l1 && r1)) { printf("1 %d\n", i - 1); return 0; }
    }
    std::vector<int> from, len; int x = 0;
    for (int i = 2; i < n + 2; i++) {
        bool safe = true;
        for (int j = i - 2; j <= i + 2; j++) if (s[j] == '1') safe = false;
        if (!safe) continue;
        if (!from.empty() && from.back() + len.back() == i) len.back()++;
        else from.push_back(i), len.push_back(1);
    }
    for (int l : len) x ^= g[l];
    if (!x) { puts("0"); return 0; }
    size_t best = 0, next = from.size(); for (size_t k = 0; k < from.size(); k++) if (g[len[k]] > g[len[best]]) best = k; for (size_t k = 0; k < from.size(); k++) if (k != best && (next == from.size() || g[len[k]] > g[len[next]])) next = k;
    for (size_t k = 0; k < from.size(); k++) if (k == best || k == next) for (int i = 0; i < len[k]; i++) {
        int L = len[k], a = i - 2 > 0 ? i - 2 : 0, b = L - i - 3 > 0 ? L - i - 3 : 0;
        if ((x ^ g[L] ^ g[a] ^ g[b]) == 0) { printf("1 %d\n", from[k] + i - 1); return 0; }
    }
}
