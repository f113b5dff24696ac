// Too slow: the right idea, but it looks for a pile in the list of lowered ones from its beginning, O(n * k) per digit.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        size_t k;
        if (!(words >> k)) continue;
        std::vector<unsigned long long> x;
        for (unsigned long long v; words >> v;) x.push_back(v);
        std::vector<size_t> open;
        auto is_open = [&](size_t i) { return std::find(open.rbegin(), open.rend(), i) != open.rend(); };
        for (int b = 59; b >= 0; --b) {
            std::vector<size_t> ones;
            for (size_t i = 0; i < x.size(); ++i)
                if (!is_open(i) && (x[i] >> b & 1)) ones.push_back(i);
            size_t r = ones.size() % (k + 1), need = r == 0 ? 0 : k + 1 - r;
            bool fill = need <= open.size();
            for (size_t j = 0; j < open.size(); ++j) {
                x[open[j]] &= ~(1ULL << b);
                if (fill && j < need) x[open[j]] |= 1ULL << b;
            }
            for (size_t j = 0; !fill && j < r; ++j) {
                x[ones[j]] ^= 1ULL << b;
                open.push_back(ones[j]);
            }
        }
        if (open.empty()) {
            std::cout << "0\n";
            continue;
        }
        std::cout << 1;
        for (auto v : x) std::cout << " " << v;
        std::cout << "\n";
    }
}
