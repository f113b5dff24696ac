// Wrong: keeps the nim-sum in 32 bits.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned long long> x(n);
    unsigned sum = 0;
    int ones = 0, big = 0;
    for (auto& v : x) {
        std::cin >> v;
        sum ^= static_cast<unsigned>(v);
        ones += v == 1;
        big += v > 1;
    }
    for (int i = 0; i < n; ++i) {
        unsigned long long y = x[i] ^ sum;
        if (big == 1 && x[i] > 1) y = ones % 2 == 0;
        if (big == 0 && x[i] == 1) y = ones % 2;
        if (big == 1 ? x[i] > 1 : y < x[i]) {
            std::cout << "1 " << i + 1 << " " << y << "\n";
            return 0;
        }
    }
    std::cout << "0\n";
}
