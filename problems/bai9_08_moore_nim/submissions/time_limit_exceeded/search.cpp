// Too slow: searches all positions below the piles, with a memory of those it has seen.
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
typedef std::vector<unsigned long long> Piles;

static size_t k;
static std::map<Piles, bool> known;
static bool lost(const Piles& x);

// Whether some way to lower at most `left` piles from index i on leads to a lost position.
static bool wins(const Piles& x, Piles& y, size_t i, size_t left, bool moved) {
    if (i == x.size()) return moved && lost(y);
    if (wins(x, y, i + 1, left, moved)) return true;
    for (unsigned long long v = 0; left > 0 && v < x[i]; ++v) {
        y[i] = v;
        if (wins(x, y, i + 1, left - 1, true)) return true;
    }
    y[i] = x[i];
    return false;
}

static bool lost(const Piles& x) {
    auto seen = known.find(x);
    if (seen != known.end()) return seen->second;
    Piles y = x;
    return known[x] = !wins(x, y, 0, k, false);
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        if (!(words >> k)) continue;
        known.clear();
        Piles x;
        for (unsigned long long v; words >> v;) x.push_back(v);
        Piles y = x;
        if (!wins(x, y, 0, k, false)) {
            std::cout << "0\n";
            continue;
        }
        std::cout << 1;
        for (auto v : y) std::cout << " " << v;
        std::cout << "\n";
    }
}
