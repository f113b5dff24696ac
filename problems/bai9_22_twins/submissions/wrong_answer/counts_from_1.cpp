// Wrong: numbers the coins from 1 to n + 1, so that coin 0 has a value.
#include <iostream>
#include <string>

int main() {
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x + 1;
    std::cout << g << "\n";
    for (int x = n + 1; x > 0 && g != 0; --x)
        if (coins[x - 1] == '1' && (x ^ g) < x) {
            std::cout << x - 1 << " " << (x ^ g) - 1 << "\n";
            break;
        }
}
