// Wrong: keeps piles and nim-sum in 32 bits.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned> x(n);
    unsigned sum = 0;
    for (auto& pile : x) {
        unsigned long long read;
        std::cin >> read;
        pile = (unsigned)read;
        sum ^= pile;
    }
    std::vector<int> winning;
    for (int i = 0; i < n; ++i)
        if ((x[i] ^ sum) < x[i]) winning.push_back(i);
    std::cout << winning.size() << "\n";
    for (int i : winning) std::cout << i + 1 << " " << (x[i] ^ sum) << "\n";
}
