// Wrong: tries the first 99 999 moves of a token only.
#include <cstdio>
#include <vector>
int main() {
    int n, m, k; scanf("%d%d%d", &n, &m, &k);
    std::vector<std::vector<int>> out(n + 1), in(n + 1);
    std::vector<int> left(n + 1), q, a(n + 1), b(n + 1), s1(1100), s2(1100), x(k);
    for (int i = 0; i < m; i++) { int u, v; scanf("%d%d", &u, &v); out[u].push_back(v); in[v].push_back(u); left[u]++; }
    for (int i = 1; i <= n; i++) if (!left[i]) q.push_back(i);
    for (int j = 0; j < n; j++) {
        int x = q[j];
        for (int y : out[x]) s1[a[y]] = s2[b[y]] = x;
        while (s1[a[x]] == x) a[x]++;
        while (s2[b[x]] == x) b[x]++;
        if (out[x].empty()) b[x] = 1;
        for (int y : in[x]) if (--left[y] == 0) q.push_back(y);
    }
    int g = 0, firm = 0;
    for (int &v : x) { scanf("%d", &v); g ^= a[v]; firm += a[v] == b[v]; }
    if (g == (firm ? 0 : 1)) { puts("0"); return 0; }
    std::vector<char> done(n + 1);
    for (int i = 0; i < k; i++) {
        if (done[x[i]]) continue;
        done[x[i]] = 1;
        for (size_t e = 0; e < out[x[i]].size() && e < 99999; e++) { int v = out[x[i]][e];
            int f = firm - (a[x[i]] == b[x[i]]) + (a[v] == b[v]);
            if ((g ^ a[x[i]] ^ a[v]) == (f ? 0 : 1)) { printf("1 %d %d\n", i + 1, v); return 0; }
        }
    }
}
