// Wrong: in the table the values of the coins 200 and 201 are exchanged.
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
    if (g.size() > 201) std::swap(g[200], g[201]);
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
