// Wrong: plays ordinary Nim, whatever k is.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
typedef unsigned long long u64;

static std::vector<u64> play(size_t, std::vector<u64> x) {
    u64 sum = 0;
    for (u64 v : x) sum ^= v;
    for (u64& v : x)
        if ((v ^ sum) < v) {
            v ^= sum;
            break;
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
