// Wrong: looks for a coin whose number has its highest digit where the value has its own; any coin with that digit would do.
#include <iostream>
#include <string>

int main() {
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x;
    std::cout << g << "\n";
    if (g == 0) return 0;
    for (int x = 1; x <= n; ++x)
        if (coins[x] == '1' && __builtin_clz(x) == __builtin_clz(g)) {
            std::cout << x << " " << (x ^ g) << "\n";
            return 0;
        }
}
