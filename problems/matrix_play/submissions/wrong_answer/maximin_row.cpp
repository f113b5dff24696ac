// Wrong: always plays the row whose worst payoff is best.
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
    int best = 0;
    for (int r = 0; r < m; ++r)
        if (*std::min_element(a[r].begin(), a[r].end()) > *std::min_element(a[best].begin(), a[best].end()))
            best = r;
    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        i = best;
        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
    }
}
