// Wrong: turns a single coin that is worth the whole value, or else the block from 1.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 1; x <= n; ++x)
        if (coins[x - 1] == '1') g ^= x & -x;
    std::cout << g << "\n";
    for (int r = 1; r <= n && g != 0; ++r)
        if (coins[r - 1] == '1' && (r & -r) == g) {
            std::cout << r << " " << r << "\n";
            return 0;
        }
    for (int r = n; r > 0 && g != 0; --r)
        if (coins[r - 1] == '1') {
            std::cout << "1 " << r << "\n";
            return 0;
        }
}
