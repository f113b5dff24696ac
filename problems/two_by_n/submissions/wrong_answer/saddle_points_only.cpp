// Wrong: the best pure choices of both, also where there is no saddle point.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    std::scanf("%d %d", &m, &n);
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto &row : a)
        for (int &x : row) std::scanf("%d", &x);
    int row = 0, column = 0, best = -2000000, least = 2000000;
    for (int i = 0; i < m; ++i) {
        int sure = *std::min_element(a[i].begin(), a[i].end());
        if (sure > best) best = sure, row = i;
    }
    for (int j = 0; j < n; ++j) {
        int most = -2000000;
        for (int i = 0; i < m; ++i) most = std::max(most, a[i][j]);
        if (most < least) least = most, column = j;
    }
    std::printf("%d\n", best);
    for (int i = 0; i < m; ++i) std::printf("%d ", i == row);
    std::puts("");
    for (int j = 0; j < n; ++j) std::printf("%d ", j == column);
    std::puts("");
}
