// Too slow: tries all pairs, the rightmost heads coin and its nearest neighbours first, O(n^2).
#include <iostream>
#include <string>

int main() {
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x;
    std::cout << g << "\n";
    for (int x = n; x > 0 && g != 0; --x)
        for (int y = x - 1; y >= 0 && coins[x] == '1'; --y)
            if ((g ^ x ^ y) == 0) {
                std::cout << x << " " << y << "\n";
                return 0;
            }
}
