// Wrong: takes the first pile that shares any digit with the nim-sum, not the highest one.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long a, b;
    std::cin >> n >> a >> b;
    std::vector<long long> x(n);
    long long sum = 0;
    for (auto& pile : x) {
        std::cin >> pile;
        sum ^= pile;
    }
    for (int i = 0; i < n; ++i)
        if ((x[i] & sum) != 0) {
            std::cout << "1 " << i + 1 << " " << (x[i] ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
