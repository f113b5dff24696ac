// Wrong: turns the answer of ordinary Nim round everywhere: nim-sum 0 is taken for won, anything else for lost.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned long long> x(n);
    unsigned long long sum = 0;
    for (auto& v : x) std::cin >> v, sum ^= v;
    if (sum != 0) {
        std::cout << "0\n";
        return 0;
    }
    for (int i = 0; i < n; ++i)
        if (x[i] > 0) {
            std::cout << "1 " << i + 1 << " " << x[i] - 1 << "\n";
            return 0;
        }
}
