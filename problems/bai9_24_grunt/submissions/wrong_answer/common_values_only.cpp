// Wrong: counts on splits with a rare part alone beyond 1000, as if no coin there had a rare value (sparse space, half of it).
#include <iostream>
#include <string>
#include <vector>

static bool rare(int v) { return __builtin_popcount(v >> 1) % 2 == 0; }

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    std::vector<int> g(n + 1, 0), seen(512, 0), rares;
    for (int x = 1; x <= n; ++x) {
        if (x <= 1000) {
            for (int a = 1; a < x - a; ++a) seen[g[a] ^ g[x - a]] = x;
            while (seen[g[x]] == x) ++g[x];
        } else {
            for (int r : rares)
                if (2 * r != x) seen[g[r] ^ g[x - r]] = x;
            while (seen[g[x]] == x || rare(g[x])) ++g[x];
        }
        if (rare(g[x])) rares.push_back(x);
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
