// Wrong: the sieve stops at the root of N, so that N is a prime if it is the square of one.
#include <bitset>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

typedef std::bitset<100001> Row;

int main() {
    std::ios::sync_with_stdio(false);
    char t;
    int most;
    std::cin >> t >> most;
    std::vector<int> g(most + 1);
    if (t == 'b' || t == 'c') {
        auto prime = std::make_unique<Row>();
        prime->set();
        prime->reset(0).reset(1);
        for (int p = 2; p * p < most; ++p)
            if (prime->test(p))
                for (int m = p * p; m <= most; m += p) prime->reset(m);
        if (t == 'b') prime->reset(2);
        std::vector<std::unique_ptr<Row>> reach;
        for (int n = 0; n <= most; ++n) {
            size_t v = 0;
            while (v < reach.size() && reach[v]->test(n)) ++v;
            if (v == reach.size()) reach.push_back(std::make_unique<Row>());
            *reach[v] |= *prime << n;
            g[n] = (int)v;
        }
    } else {
        std::vector<int> set;
        if (t == 'a') {
            int k;
            std::cin >> k;
            set.resize(k);
            for (int& s : set) std::cin >> s;
        } else {
            set = {1, t == 'd' ? 2 : 3};
            while (set.back() <= most) set.push_back(set.back() + set[set.size() - 2]);
        }
        for (int n = 0; n <= most; ++n) {
            unsigned long long mask = 0;
            for (size_t i = 0; i < set.size() && set[i] <= n; ++i) mask |= 1ULL << g[n - set[i]];
            g[n] = __builtin_ctzll(~mask);
        }
    }
    std::string out;
    for (int v : g) out += std::to_string(v) + "\n";
    std::cout << out;
}
