// Wrong: insists that the left coin shows tails, and gives up where no such move wins.
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
        if (coins[x] == '1' && (x ^ g) < x && coins[x ^ g] == '0') {
            std::cout << x << " " << (x ^ g) << "\n";
            return 0;
        }
    if (g != 0) std::cout << "0 0\n";
}
