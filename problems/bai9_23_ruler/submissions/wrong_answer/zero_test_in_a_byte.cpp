// The value is an int, and a byte says whether it is 0.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 1; x <= n; ++x)
        if (coins[x - 1] == '1') g ^= x & -x;
    unsigned char won = g;
    std::cout << (won ? g : 0) << "\n";
    int span = 0;
    for (int code = g; code != 0; code >>= 1) span ^= code;
    for (int r = n; r > 0 && won != 0; --r)
        if (coins[r - 1] == '1' && (r ^ span) < r) {
            std::cout << (r ^ span) + 1 << " " << r << "\n";
            break;
        }
}
