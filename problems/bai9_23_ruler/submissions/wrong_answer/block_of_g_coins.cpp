// Wrong: turns g coins that end at a coin with the highest digit of g; their values do not add up to g.
#include <iostream>
#include <string>

int main() {
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 1; x <= n; ++x)
        if (coins[x - 1] == '1') g ^= x & -x;
    std::cout << g << "\n";
    int top = 1;
    while (2 * top <= g) top *= 2;
    for (int r = n; r > 0 && g > 0; --r)
        if (coins[r - 1] == '1' && (r & top) && r - g + 1 >= 1) {
            std::cout << r - g + 1 << " " << r << "\n";
            break;
        }
}
