// Makes the nim-sum 0 by adding boxes wherever what is held allows it, as many as possible; takes otherwise.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    unsigned long long a, b, sum = 0;
    std::cin >> n >> a >> b;
    std::vector<unsigned long long> x(n);
    for (auto& v : x) std::cin >> v, sum ^= v;
    if (sum == 0) {
        std::cout << "0\n";
        return 0;
    }
    int best = -1;
    for (int i = 0; i < n; ++i) {
        unsigned long long y = x[i] ^ sum;
        if (y > x[i] + a) continue;
        if (best < 0 || (long long)(y - x[i]) > (long long)((x[best] ^ sum) - x[best])) best = i;
    }
    std::cout << "1 " << best + 1 << " " << (x[best] ^ sum) << "\n";
}
