// Wrong: turns blocks of heads only, so that it finds no move where every winning block has tails in it.
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
    for (int r = n; r > 0 && g != 0; --r) {
        int sum = 0;
        for (int l = r; l > 0 && coins[l - 1] == '1'; --l) {
            sum ^= l & -l;
            if (sum == g) {
                std::cout << l << " " << r << "\n";
                return 0;
            }
            if (r - l > 3000) break;
        }
    }
    if (g != 0) std::cout << "1 1\n";
}
