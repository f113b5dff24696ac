// Too slow: tries every pair of turtles, O(n^2).
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    for (int x = 1; x <= n; ++x) {
        if (row[x - 1] == '0') continue;
        for (int y = 0; y < x; ++y) {
            int left = sum ^ x;
            if (y > 0) left = row[y - 1] == '1' ? left ^ y : left ^ y;
            if (left == 0) {
                std::cout << "1 " << x << " " << y << "\n";
                return 0;
            }
        }
    }
    std::cout << "0\n";
}
