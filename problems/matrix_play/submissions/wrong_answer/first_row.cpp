// Wrong: always plays the first row.
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

    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;

        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
    }
}
