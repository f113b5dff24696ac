// Wrong: never turns a second turtle.
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    if (sum > 0 && sum <= n && row[sum - 1] == '1') std::cout << "1 " << sum << " 0\n";
    else std::cout << "0\n";
}
