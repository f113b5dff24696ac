// Wrong: a pile may be split into two equal halves.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> g(n + 1, 0), seen(512, 0);
    for (int p = 1; p <= n; ++p) {
        for (int a = 1; a <= p - a; ++a) seen[g[a] ^ g[p - a]] = p;
        while (seen[g[p]] == p) ++g[p];
    }
    for (int p = 1; p <= n; ++p) std::printf("%d%c", g[p], p < n ? ' ' : '\n');
}
