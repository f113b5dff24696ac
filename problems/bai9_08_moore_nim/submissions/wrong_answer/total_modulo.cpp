// Wrong: the column sums carry into the next column, as in ordinary addition in base k + 1.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
typedef unsigned long long u64;

static std::vector<u64> play(size_t k, std::vector<u64> x) {
    // Treats the position as lost when the total is divisible by k + 1, and lowers the largest pile by the rest.
    u64 sum = 0;
    for (u64 v : x) sum = (sum + v) % (k + 1);
    size_t largest = 0;
    for (size_t i = 0; i < x.size(); ++i)
        if (x[i] > x[largest]) largest = i;
    if (sum != 0 && x[largest] >= sum) x[largest] -= sum;
    return x;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        size_t k;
        if (!(words >> k)) continue;
        std::vector<u64> x;
        for (u64 v; words >> v;) x.push_back(v);
        std::vector<u64> y = play(k, x);
        if (y == x) {
            std::cout << "0\n";
            continue;
        }
        std::cout << 1;
        for (u64 v : y) std::cout << " " << v;
        std::cout << "\n";
    }
}
