// Wrong: adds values in place of their nim-sum, and looks whether the sum is even.
#include <cstdio>
#include <vector>

int main() {
    const int g[13] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1};
    int m;
    if (std::scanf("%d", &m) != 1) return 0;
    std::vector<int> x(m);
    int sum = 0, big = 0;
    for (int& pile : x) {
        if (std::scanf("%d", &pile) != 1) return 0;
        sum += g[pile];
        big += g[pile] > 1;
    }
    for (int i = 0; i < m; ++i)
        for (int a = 1; a < x[i] - a; ++a) {
            int b = x[i] - a;
            int left_sum = (sum - g[x[i]] + g[a] + g[b]) % 2;
            int left_big = big - (g[x[i]] > 1) + (g[a] > 1) + (g[b] > 1);
            if (left_sum == (left_big == 0)) {
                std::printf("1 %d %d %d\n", i + 1, a, b);
                return 0;
            }
        }
    std::puts("0");
}
