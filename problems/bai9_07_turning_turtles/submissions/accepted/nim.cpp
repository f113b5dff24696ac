// The nim-sum of the standing places; the rightmost turtle that can make it 0 is turned.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::string row;
    std::cin >> n >> row;
    // begin heart
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    for (int x = n; x >= 1 && sum != 0; --x)
        if (row[x - 1] == '1' && (x ^ sum) < x) {
            std::cout << "1 " << x << " " << (x ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
    // end heart
}
