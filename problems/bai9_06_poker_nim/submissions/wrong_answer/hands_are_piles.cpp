// Wrong: counts the boxes held by the player to move as one more pile of the nim-sum.
#include <iostream>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    u64 a, b;
    std::cin >> n >> a >> b;
    u64 sum = a;
    std::vector<u64> x(n);
    for (auto& v : x) std::cin >> v, sum ^= v;
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) {
            std::cout << "1 " << i + 1 << " " << (x[i] ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
