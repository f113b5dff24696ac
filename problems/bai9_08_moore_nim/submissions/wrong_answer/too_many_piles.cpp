// Wrong: opens new piles in every column and forgets those it may use again, so it lowers more than k.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
typedef unsigned long long u64;

static std::vector<u64> play(size_t k, std::vector<u64> x) {
    for (int b = 59; b >= 0; --b) {
        size_t ones = 0;
        for (u64 v : x) ones += v >> b & 1;
        size_t r = ones % (k + 1);
        for (u64& v : x)
            if (r > 0 && (v >> b & 1)) {
                v ^= 1ULL << b;
                --r;
            }
    }
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
