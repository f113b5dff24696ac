// Wrong: reads lines of at most 3 900 000 characters, and what is beyond is lost.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::string line, out;
    while (std::getline(std::cin, line)) {
        if (line.size() > 3900000) line.resize(3900000);
        std::istringstream words(line);
        size_t k;
        if (!(words >> k)) continue;
        std::vector<unsigned long long> x;
        for (unsigned long long v; words >> v;) x.push_back(v);
        std::vector<size_t> lowered;
        std::vector<char> free_(x.size(), 0);
        for (int b = 59; b >= 0; --b) {
            size_t ones = 0;
            for (size_t i = 0; i < x.size(); ++i)
                if (!free_[i] && (x[i] >> b & 1)) ++ones;
            size_t r = ones % (k + 1);
            size_t need = r == 0 ? 0 : k + 1 - r;
            bool fill = need <= lowered.size();
            for (size_t j = 0; j < lowered.size(); ++j) {
                x[lowered[j]] &= ~(1ULL << b);
                if (fill && j < need) x[lowered[j]] |= 1ULL << b;
            }
            if (!fill)
                for (size_t i = 0; i < x.size() && r > 0; ++i)
                    if (!free_[i] && (x[i] >> b & 1)) {
                        x[i] ^= 1ULL << b;
                        free_[i] = 1;
                        lowered.push_back(i);
                        --r;
                    }
        }
        if (lowered.empty()) {
            out += "0\n";
            continue;
        }
        out += '1';
        for (auto v : x) out += ' ' + std::to_string(v);
        out += '\n';
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
}
