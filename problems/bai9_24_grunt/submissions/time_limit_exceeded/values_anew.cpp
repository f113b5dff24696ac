// Too slow: computes all values anew for every heads coin.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    std::vector<int> g(n + 1, 0), seen(256, 0);
    int sum = 0, round = 0;
    for (int coin = 0; coin <= n; ++coin)
        if (row[coin] == '1') {
            for (int x = 1; x <= coin; ++x) {
                ++round;
                for (int a = 1; a < x - a; ++a) seen[g[a] ^ g[x - a]] = round;
                for (g[x] = 0; seen[g[x]] == round;) ++g[x];
            }
            sum ^= g[coin];
        }
    std::cout << sum << "\n";
    for (int x = 0; x <= n && sum; ++x)
        for (int a = 1; row[x] == '1' && a < x - a; ++a)
            if ((g[x] ^ g[a] ^ g[x - a]) == sum) {
                std::cout << x << " " << a << "\n";
                return 0;
            }
}
