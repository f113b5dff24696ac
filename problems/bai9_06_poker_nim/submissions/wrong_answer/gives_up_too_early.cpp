// Wrong: gives up at the first pile that would need more boxes than are held, instead of looking at the next.
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
    for (int i = 0; i < n && sum != 0; ++i) {
        long long y = x[i] ^ sum;
        if (y - x[i] > a) break;
        std::cout << "1 " << i + 1 << " " << y << "\n";
        return 0;
    }
    std::cout << "0\n";
}
