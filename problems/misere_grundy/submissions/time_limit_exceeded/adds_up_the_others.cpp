// Too slow: adds up the other piles anew for every split.
#include <cstdio>
#include <vector>

int main() {
    const int g[13] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1};
    int m;
    if (std::scanf("%d", &m) != 1) return 0;
    std::vector<int> x(m);
    for (int& pile : x) {
        if (std::scanf("%d", &pile) != 1) return 0;
    }
    for (int i = 0; i < m; ++i)
        for (int a = 1; a < x[i] - a; ++a) {
            int b = x[i] - a;
            int left_sum = g[a] ^ g[b], left_big = (g[a] > 1) + (g[b] > 1);
            for (int j = 0; j < m; ++j)
                if (j != i) left_sum ^= g[x[j]], left_big += g[x[j]] > 1;
            if (left_sum == (left_big == 0)) {
                std::printf("1 %d %d %d\n", i + 1, a, b);
                return 0;
            }
        }
    std::puts("0");
}
