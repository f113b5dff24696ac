// Wrong: writes the left coin before the right one.
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
        if (coins[x] == '1' && (x ^ g) < x) {
            std::cout << (x ^ g) << " " << x << "\n";
            break;
        }
}
