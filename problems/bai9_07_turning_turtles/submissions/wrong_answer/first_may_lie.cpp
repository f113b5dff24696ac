// Wrong: does not look whether the first turtle stands.
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    for (int x = 1; x <= n && sum != 0; ++x)
        if ((x ^ sum) < x) {
            std::cout << "1 " << x << " " << (x ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
