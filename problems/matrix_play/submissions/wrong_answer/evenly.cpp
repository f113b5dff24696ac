// Wrong: plays all rows with the same probability.
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
    std::mt19937_64 chance(20240607);
    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        i = chance() % m;
        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
    }
}
