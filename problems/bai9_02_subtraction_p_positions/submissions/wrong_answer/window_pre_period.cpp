// Wrong: writes the place where a window of outcomes first repeats; the outcomes repeat earlier.
#include <cstdio>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        int k, m = 0;
        words >> k;
        if (k == 0) {
            std::puts("0 3\n0");
            continue;
        }
        unsigned set = 0;
        for (int i = 0; i < k; ++i) {
            words >> m;
            set |= 1u << (m - 1);
        }
        std::map<unsigned, int> first;
        std::vector<int> p;
        unsigned window = 0;
        while (!first.count(window)) {
            first[window] = static_cast<int>(p.size());
            p.push_back((window & set) == 0);
            window = (window << 1 | p.back()) & ((1u << m) - 1);
        }
        std::printf("%d %d\n", first[window], static_cast<int>(p.size()) - first[window]);
        for (size_t n = 0; n < p.size(); ++n)
            if (p[n]) std::printf("%d ", static_cast<int>(n));
        std::puts("");
    }
}
