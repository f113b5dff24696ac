// Wrong: fictitious play, the best answer to the columns so far.
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
    std::vector<long long> paid(m, 0);
    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        i = std::max_element(paid.begin(), paid.end()) - paid.begin();
        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
        for (int r = 0; r < m; ++r)
            paid[r] += a[r][j - 1];
    }
}
