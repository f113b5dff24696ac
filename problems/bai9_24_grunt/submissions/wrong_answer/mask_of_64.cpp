// Wrong: marks the values that a coin reaches in a mask of 64 bits; coins beyond 4000 have larger values.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    std::vector<int> g(n + 1, 0);
    for (int x = 1; x <= n; ++x) {
        unsigned long long seen = 0;
        for (int a = 1; a < x - a; ++a) seen |= 1ull << ((g[a] ^ g[x - a]) & 63);
        while (g[x] < 64 && (seen >> g[x] & 1)) ++g[x];
    }
    int sum = 0;
    for (int x = 0; x <= n; ++x)
        if (row[x] == '1') sum ^= g[x];
    std::cout << sum << "\n";
    for (int x = 0; x <= n && sum; ++x)
        for (int a = 1; row[x] == '1' && a < x - a; ++a)
            if ((g[x] ^ g[a] ^ g[x - a]) == sum) {
                std::cout << x << " " << a << "\n";
                return 0;
            }
}
