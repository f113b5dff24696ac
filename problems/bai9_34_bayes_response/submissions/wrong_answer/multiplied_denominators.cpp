// Wrong: brings q over the product of all its different denominators, which 64 bits do not hold.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

int main() {
    int m, n;
    std::cin >> m >> n;
    std::vector<std::vector<int64_t>> a(m, std::vector<int64_t>(n));
    for (auto& row : a)
        for (int64_t& x : row) std::cin >> x;
    std::vector<int64_t> above(n), below(n, 1);
    std::set<int64_t> different;
    for (int j = 0; j < n; ++j) {
        std::string word;
        std::cin >> word;
        above[j] = atoll(word.c_str());
        size_t slash = word.find('/');
        if (slash != std::string::npos) below[j] = atoll(word.c_str() + slash + 1);
        different.insert(below[j]);
    }
    // Unsigned numbers wrap around, as those of most machines do anyway.
    uint64_t product = 1;
    for (int64_t d : different) product *= d;
    int64_t unit = (int64_t)product;
    int best = 0;
    std::vector<int64_t> sums(m);
    for (int i = 0; i < m; ++i) {
        uint64_t sum = 0;
        for (int j = 0; j < n; ++j) sum += (uint64_t)a[i][j] * (uint64_t)above[j] * (uint64_t)(unit / below[j]);
        sums[i] = (int64_t)sum;
        if (sums[i] > sums[best]) best = i;
    }
    int column = 0;
    for (int j = 0; j < n; ++j)
        if (a[best][j] < a[best][column]) column = j;
    printf("%d %.15g\n%d %lld\n", best + 1, (double)sums[best] / (double)unit, column + 1, (long long)a[best][column]);
}
