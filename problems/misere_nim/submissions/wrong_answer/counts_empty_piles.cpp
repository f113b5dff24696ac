// Wrong: takes the number of all other piles for the number of ones, empty piles included.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned long long> x(n);
    unsigned long long sum = 0;
    int big = 0;
    for (auto& v : x) std::cin >> v, sum ^= v, big += v > 1;
    for (int i = 0; i < n; ++i) {
        if (big == 0 && x[i] == 1) {
            if (n % 2 == 1) std::cout << "0\n";
            else std::cout << "1 " << i + 1 << " 0\n";
            return 0;
        }
        if (big == 1 && x[i] > 1) {
            std::cout << "1 " << i + 1 << " " << ((n - 1) % 2 == 0 ? 1 : 0) << "\n";
            return 0;
        }
        if (big > 1 && (x[i] ^ sum) < x[i]) {
            std::cout << "1 " << i + 1 << " " << (x[i] ^ sum) << "\n";
            return 0;
        }
    }
    std::cout << "0\n";
}
