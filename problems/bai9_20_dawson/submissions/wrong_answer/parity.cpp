// Wrong: counts the cells that are free and believes that the player to move wins if the number is odd.
#include <iostream>
#include <string>

int main() {
    int n, free = 0, last = 0;
    std::string cells;
    std::cin >> n >> cells;
    cells = "0" + cells + "0";
    for (int i = 1; i <= n; ++i)
        if (cells[i - 1] == '0' && cells[i] == '0' && cells[i + 1] == '0') {
            ++free;
            last = i;
        }
    if (free % 2 == 0)
        std::cout << "0\n";
    else
        std::cout << "1 " << last << "\n";
}
