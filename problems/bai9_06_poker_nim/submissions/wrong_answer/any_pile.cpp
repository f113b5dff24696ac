// Wrong: gives the first pile whatever makes the nim-sum 0, even more boxes than are held.
#include <iostream>

int main() {
    int n;
    unsigned long long a, b, first, sum = 0;
    std::cin >> n >> a >> b;
    for (int i = 0; i < n; ++i) {
        unsigned long long v;
        std::cin >> v;
        if (i == 0) first = v;
        sum ^= v;
    }
    if (sum == 0) std::cout << "0\n";
    else std::cout << "1 1 " << (first ^ sum) << "\n";
}
