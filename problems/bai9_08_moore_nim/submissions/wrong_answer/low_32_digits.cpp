// Wrong: looks at the lowest 32 digits only, as with 32-bit integers.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
typedef unsigned long long u64;

static std::vector<u64> play(size_t k, std::vector<u64> x) {
    size_t m = k + 1;
    std::vector<size_t> open;
    std::vector<char> is_open(x.size(), 0);
    for (int b = 31; b >= 0; --b) {
        size_t ones = 0;
        for (size_t i = 0; i < x.size(); ++i) ones += !is_open[i] && (x[i] >> b & 1);
        size_t r = ones % m, need = r == 0 ? 0 : m - r;
        bool fill = need <= open.size();
        for (size_t j = 0; j < open.size(); ++j) {
            x[open[j]] &= ~(1ULL << b);
            if (fill && j < need) x[open[j]] |= 1ULL << b;
        }
        for (size_t i = 0; !fill && i < x.size() && r > 0; ++i)
            if (!is_open[i] && (x[i] >> b & 1)) {
                x[i] ^= 1ULL << b;
                is_open[i] = 1;
                open.push_back(i);
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
