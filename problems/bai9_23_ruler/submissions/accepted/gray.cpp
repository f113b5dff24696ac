// Coins 1..k are worth the Gray code of k together: every heads coin r leaves one candidate for l.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    // begin heart
    for (int x = 1; x <= n; ++x)
        if (coins[x - 1] == '1') g ^= x & -x;
    std::cout << g << "\n";
    int span = 0;
    for (int code = g; code != 0; code >>= 1) span ^= code;
    for (int r = n; r > 0 && g != 0; --r)
        if (coins[r - 1] == '1' && (r ^ span) < r) {
            std::cout << (r ^ span) + 1 << " " << r << "\n";
            break;
        }
    // end heart
}
