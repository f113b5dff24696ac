// Wrong: numbers the turtles from the right.
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[n - x] == '1') sum ^= x;
    for (int x = 1; x <= n; ++x)
        if (row[n - x] == '1' && (x ^ sum) < x) {
            std::cout << "1 " << n + 1 - x << " " << (x == sum ? 0 : n + 1 - (x ^ sum)) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
