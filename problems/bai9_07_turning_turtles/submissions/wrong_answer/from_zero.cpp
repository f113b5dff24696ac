// Wrong: numbers the turtles from 0 in the nim-sum, so the first one counts nothing.
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 0; x < n; ++x)
        if (row[x] == '1') sum ^= x;
    for (int x = 0; x < n; ++x)
        if (row[x] == '1' && (x ^ sum) < x) {
            std::cout << "1 " << x + 1 << " " << (x ^ sum) + 1 << "\n";
            return 0;
        }
    std::cout << "0\n";
}
