// Wrong: with a single pile above 1 it leaves an even number of ones, as ordinary Nim does.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned long long> x(n);
    unsigned long long sum = 0;
    int big = 0;
    for (auto& v : x) std::cin >> v, sum ^= v, big += v > 1;
    if (big == 0) {
        int i = 0;
        while (x[i] == 0) ++i;
        if (sum == 1) std::cout << "0\n";
        else std::cout << "1 " << i + 1 << " 0\n";
        return 0;
    }
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) {
            std::cout << "1 " << i + 1 << " " << (x[i] ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
