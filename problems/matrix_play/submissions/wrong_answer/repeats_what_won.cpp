// Wrong: repeats a row as long as it pays more than the average of the matrix, and then goes on to the next.
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
    int sum = 0, row = 0;
    for (auto& line : a)
        for (int x : line)
            sum += x;
    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        i = row;
        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
        if (a[i][j - 1] * m * n <= sum)
            row = (row + 1) % m;
    }
}
