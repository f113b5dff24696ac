// Too slow: tries all blocks that end in a heads coin from the left, adding up from r down, O(n^2).
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
    for (int r = 1; r <= n && g != 0; ++r) {
        int sum = 0;
        for (int l = r; l > 0 && coins[r - 1] == '1'; --l) {
            sum ^= l & -l;
            if (sum == g) {
                std::cout << l << " " << r << "\n";
                return 0;
            }
        }
    }
}
