// Wrong: looks at the first 100 000 moves from a vertex only.
#include <cstdio>
#include <vector>
int main() {
    int n, m; scanf("%d%d", &n, &m);
    std::vector<std::vector<int>> out(n + 1), in(n + 1);
    std::vector<int> left(n + 1), q, a(n + 1), b(n + 1);
    for (int i = 0; i < m; i++) { int u, v; scanf("%d%d", &u, &v); out[u].push_back(v); in[v].push_back(u); left[u]++; }
    std::vector<int> s1(1100), s2(1100);
    for (int i = 1; i <= n; i++) if (!left[i]) q.push_back(i);
    bool tame = true;
    for (int k = 0; k < n; k++) {
        int x = q[k];
        int limit = 0; for (int y : out[x]) if (limit++ < 100000) s1[a[y]] = s2[b[y]] = x;
        while (s1[a[x]] == x) a[x]++;
        while (s2[b[x]] == x) b[x]++;
        if (out[x].empty()) b[x] = 1;
        if (!(a[x] == b[x] || a[x] + b[x] == 1)) tame = false;
        for (int y : in[x]) if (--left[y] == 0) q.push_back(y);
    }
    printf("%d\n", tame);
    for (int i = 1; i <= n; i++) printf("%d %d\n", a[i], b[i]);
}
