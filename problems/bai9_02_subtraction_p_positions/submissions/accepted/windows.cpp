// The last outcomes as a number; the first number that comes again ends the search.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

static void print(int u, int d, const std::vector<int>& p) {
    std::printf("%d %d\n", u, d);
    const char* gap = "";
    for (int n = 0; n < u + d; ++n)
        if (p[n]) {
            std::printf("%s%d", gap, n);
            gap = " ";
        }
    std::puts("");
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        int k;
        if (!(words >> k)) continue;
        if (k == 0) {
            print(0, 3, {1, 0, 0});
            continue;
        }
        unsigned set = 0;
        int m = 0;
        for (int i = 0; i < k; ++i) {
            words >> m;
            set |= 1u << (m - 1);
        }
        // begin heart
        std::unordered_map<unsigned, int> first;
        std::vector<int> p;
        unsigned window = 0;
        while (first.emplace(window, static_cast<int>(p.size())).second) {
            p.push_back((window & set) == 0);
            window = (window << 1 | p.back()) & ((1u << m) - 1);
        }
        int u = first[window], d = static_cast<int>(p.size()) - u;
        while (u > 0 && p[u - 1] == p[u - 1 + d]) --u;
        // end heart
        print(u, d, p);
    }
}
