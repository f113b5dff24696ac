// The value is an int, and a byte says whether it is 0.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n, g = 0;
    std::string coins;
    std::cin >> n >> coins;
    for (int x = 0; x <= n; ++x)
        if (coins[x] == '1') g ^= x;
    unsigned char won = g;
    std::cout << (won ? g : 0) << "\n";
    for (int x = n; x > 0 && won != 0; --x)
        if (coins[x] == '1' && (x ^ g) < x) {
            std::cout << x << " " << (x ^ g) << "\n";
            break;
        }
}
