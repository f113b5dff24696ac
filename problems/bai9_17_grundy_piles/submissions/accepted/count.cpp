// The table of values by the definition, then every split of every pile.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int m;
    if (std::scanf("%d", &m) != 1) return 1;
    std::vector<int> x(m);
    for (int& pile : x)
        if (std::scanf("%d", &pile) != 1) return 1;
    int most = *std::max_element(x.begin(), x.end());
    // begin heart
    std::vector<int> g(most + 1, 0), seen(256, 0);
    for (int p = 1; p <= most; ++p) {
        for (int a = 1; a < p - a; ++a) seen[g[a] ^ g[p - a]] = p;
        while (seen[g[p]] == p) ++g[p];
    }
    int sum = 0;
    for (int pile : x) sum ^= g[pile];
    int count = 0, best_i = 0, best_a = 0;
    for (int i = 0; i < m; ++i) {
        int others = sum ^ g[x[i]];
        for (int a = 1; a < x[i] - a; ++a)
            if ((g[a] ^ g[x[i] - a]) == others) {
                ++count;
                best_i = i;
                best_a = a;
            }
    }
    // end heart
    std::printf("%d\n", count);
    if (count > 0) std::printf("%d %d %d\n", best_i + 1, best_a, x[best_i] - best_a);
}
