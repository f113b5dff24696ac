// Wrong: keeps the last 16 outcomes in a short, which do not decide what follows where a take is larger.
#include <cstdint>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        int k, s;
        words >> k;
        std::vector<int> takes;
        while (words >> s) takes.push_back(s);
        if (k == 0) takes = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
        std::vector<int> p;
        std::map<std::uint16_t, int> first;
        std::uint16_t window = 0;
        while (first.emplace(window, static_cast<int>(p.size())).second) {
            int n = p.size(), lost = 1;
            for (int take : takes)
                if (take <= n && p[n - take]) lost = 0;
            p.push_back(lost);
            window = window << 1 | lost;
        }
        int u = first[window], d = static_cast<int>(p.size()) - u;
        while (u > 0 && p[u - 1] == p[u - 1 + d]) --u;
        std::cout << u << " " << d << "\n";
        const char* gap = "";
        for (int n = 0; n < u + d; ++n)
            if (p[n]) {
                std::cout << gap << n;
                gap = " ";
            }
        std::cout << "\n";
    }
}
