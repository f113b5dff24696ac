// Too slow: reads the positions of all games before it plays the first.
#include <iostream>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    std::vector<int> positions(3 * games);
    for (int& number : positions)
        std::cin >> number;
    std::cout << 1 << std::endl;
}
