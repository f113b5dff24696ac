// Too slow: knows which rows are lost, but in a won one it tries every pair of turtles from the right.
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    if (sum == 0) {
        std::cout << "0\n";
        return 0;
    }
    for (int x = n; x >= 1; --x) {
        if (row[x - 1] == '0') continue;
        for (volatile int y = 0; y < x; ++y)
            if ((sum ^ x ^ y) == 0) {
                std::cout << "1 " << x << " " << y << "\n";
                return 0;
            }
    }
}
