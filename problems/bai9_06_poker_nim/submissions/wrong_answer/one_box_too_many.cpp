// Wrong: adds up to a + 1 boxes.
#include <iostream>
#include <vector>
typedef unsigned long long u64;

int main() {
    int n;
    u64 a, b, sum = 0;
    std::cin >> n >> a >> b;
    std::vector<u64> x(n);
    for (auto& v : x) std::cin >> v, sum ^= v;
    if (sum == 0) {
        std::cout << "0\n";
        return 0;
    }
    for (int i = 0; i < n; ++i) {
        u64 y = x[i] ^ sum;
        if (y <= x[i] + a + 1) {
            std::cout << "1 " << i + 1 << " " << y << "\n";
            return 0;
        }
    }
}
