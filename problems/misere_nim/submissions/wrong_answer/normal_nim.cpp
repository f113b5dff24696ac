// Wrong: plays ordinary Nim, where the last counter wins.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned long long> x(n);
    unsigned long long sum = 0;
    for (auto& v : x) std::cin >> v, sum ^= v;
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) {
            std::cout << "1 " << i + 1 << " " << (x[i] ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
