// Too slow: wants to know the judge's column before it chooses its row.
#include <iostream>
#include <vector>

int main() {
    int rounds, m, n;
    std::cin >> rounds >> m >> n;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row)
            std::cin >> x;

    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        if (!(std::cin >> j))
            return 0;
        for (int r = 0; r < m; ++r)
            if (a[r][j - 1] > a[i][j - 1])
                i = r;
        std::cout << i + 1 << std::endl;
    }
}
