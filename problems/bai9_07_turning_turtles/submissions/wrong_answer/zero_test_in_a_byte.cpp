// The nim-sum is an int, and a byte says whether it is 0.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    unsigned char won = sum;
    for (int x = n; x >= 1 && won != 0; --x)
        if (row[x - 1] == '1' && (x ^ sum) < x) {
            std::cout << "1 " << x << " " << (x ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
