// Wrong: the best answer to the judge's last column.
#include <algorithm>
#include <iostream>
#include <random>
#include <vector>

int main() {
    int rounds, m, n;
    std::cin >> rounds >> m >> n;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row)
            std::cin >> x;
    int last = 0;
    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        for (int r = 0; r < m; ++r)
            if (a[r][last] > a[i][last])
                i = r;
        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
        last = j - 1;
    }
}
