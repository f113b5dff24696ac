// Wrong: repairs the columns from the lowest digit up, so that piles may grow.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
typedef unsigned long long u64;

static std::vector<u64> play(size_t k, std::vector<u64> x) {
    std::vector<size_t> touched;
    std::vector<char> is_touched(x.size(), 0);
    for (int b = 0; b < 60; ++b) {
        size_t ones = 0;
        for (u64 v : x) ones += v >> b & 1;
        size_t r = ones % (k + 1);
        if (r == 0) continue;
        size_t zeros_touched = 0;
        for (size_t i : touched) zeros_touched += !(x[i] >> b & 1);
        if (zeros_touched >= k + 1 - r) {
            size_t need = k + 1 - r;
            for (size_t i : touched)
                if (need > 0 && !(x[i] >> b & 1)) {
                    x[i] |= 1ULL << b;
                    --need;
                }
            continue;
        }
        for (size_t i = 0; i < x.size() && r > 0; ++i)
            if (x[i] >> b & 1) {
                x[i] ^= 1ULL << b;
                if (!is_touched[i]) touched.push_back(i);
                is_touched[i] = 1;
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
