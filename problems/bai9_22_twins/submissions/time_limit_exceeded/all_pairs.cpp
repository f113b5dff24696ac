// Too slow: tries all pairs of a heads coin and a coin to the left of it, O(n^2).
#include <iostream>
#include <string>

int main() {
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x;
    std::cout << g << "\n";
    for (int x = 1; x <= n && g != 0; ++x)
        for (int y = 0; y < x && coins[x] == '1'; ++y)
            if ((g ^ x ^ y) == 0) {
                std::cout << x << " " << y << "\n";
                return 0;
            }
}
