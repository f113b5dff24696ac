// Wrong: forgets that all ones are turned round too; the rest is right.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned long long> x(n);
    unsigned long long sum = 0;
    int big = 0;
    for (auto& v : x) std::cin >> v, sum ^= v, big += v > 1;
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) {
            unsigned long long y = x[i] ^ sum;
            if (big == 1) y ^= 1;
            std::cout << "1 " << i + 1 << " " << y << "\n";
            return 0;
        }
    std::cout << "0\n";
}
