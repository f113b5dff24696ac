// Wrong: finds pre-period and period of the Grundy values, which repeat later than the outcomes.
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
        int k;
        words >> k;
        if (k == 0) {
            std::puts("0 3\n0");
            continue;
        }
        std::vector<int> takes(k);
        for (int& s : takes) words >> s;
        size_t m = takes.back();
        std::vector<int> g(m, 99);  // m values that no position has, for the positions below 0
        std::map<std::vector<int>, int> first;
        std::vector<int> window = g;
        while (!first.count(window)) {
            first[window] = static_cast<int>(g.size() - m);
            unsigned reached = 0;
            for (int s : takes)
                if (g[g.size() - s] < 32) reached |= 1u << g[g.size() - s];
            int value = 0;
            while (reached >> value & 1) ++value;
            g.push_back(value);
            window.assign(g.end() - m, g.end());
        }
        int u = first[window], d = static_cast<int>(g.size() - m) - u;
        while (u > 0 && g[m + u - 1] == g[m + u - 1 + d]) --u;
        std::printf("%d %d\n", u, d);
        for (int n = 0; n < u + d; ++n)
            if (g[m + n] == 0) std::printf("%d ", n);
        std::puts("");
    }
}
