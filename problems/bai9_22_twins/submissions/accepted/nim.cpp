// A heads coin at x is a Nim pile of x: finds a pile that Nim would lower.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    // begin heart
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x;
    std::cout << g << "\n";
    for (int x = n; x > 0 && g != 0; --x)
        if (coins[x] == '1' && (x ^ g) < x) {
            std::cout << x << " " << (x ^ g) << "\n";
            break;
        }
    // end heart
}
