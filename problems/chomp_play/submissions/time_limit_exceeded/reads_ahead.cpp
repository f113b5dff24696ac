// Too slow: reads the boards of all games before it plays the first.
#include <iostream>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, m, n;
        std::cin >> first >> m >> n;
        std::vector<int> h(n);
        for (int& height : h)
            std::cin >> height;
    }
    int next;
    std::cin >> next;
    std::cout << "1 1" << std::endl;
}
