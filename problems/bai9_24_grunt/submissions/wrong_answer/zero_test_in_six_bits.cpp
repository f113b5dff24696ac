// The last six digits of the value say whether any move wins.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    std::vector<int> g(n + 1, 0), seen(256, 0);
    for (int x = 1; x <= n; ++x) {
        for (int a = 1; a < x - a; ++a) seen[g[a] ^ g[x - a]] = x;
        while (seen[g[x]] == x) ++g[x];
    }
    int sum = 0;
    for (int x = 0; x <= n; ++x)
        if (row[x] == '1') sum ^= g[x];
    int won = sum & 63;
    std::cout << (won ? sum : 0) << "\n";
    for (int x = 0; x <= n && won; ++x)
        for (int a = 1; row[x] == '1' && a < x - a; ++a)
            if ((g[x] ^ g[a] ^ g[x - a]) == sum) {
                std::cout << x << " " << a << "\n";
                return 0;
            }
}
