// Wrong: always turns the rightmost heads coin, also where that pile cannot be lowered to the right size.
#include <algorithm>
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
        if (coins[x] == '1') {
            std::cout << x << " " << std::min(x - 1, x ^ g) << "\n";
            break;
        }
}
