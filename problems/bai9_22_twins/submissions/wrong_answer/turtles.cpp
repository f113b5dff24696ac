// Wrong: plays Turning Turtles, where one coin may be turned alone: a coin at x is worth x + 1.
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x + 1;
    std::cout << g << "\n";
    for (int x = n; x >= 0 && g != 0; --x)
        if (coins[x] == '1' && ((x + 1) ^ g) <= x) {
            std::cout << x << " " << std::max(0, ((x + 1) ^ g) - 1) << "\n";
            break;
        }
}
