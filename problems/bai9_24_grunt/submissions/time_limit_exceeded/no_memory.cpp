// Too slow: the value of a coin by recursion that remembers nothing.
#include <iostream>
#include <string>
#include <vector>

static int value(int x) {
    std::vector<char> seen(x + 256, 0);
    for (int a = 1; a < x - a; ++a) seen[value(a) ^ value(x - a)] = 1;
    int v = 0;
    while (seen[v]) ++v;
    return v;
}

int main() {
    int n, sum = 0;
    std::string row;
    std::cin >> n >> row;
    for (int x = 0; x <= n; ++x)
        if (row[x] == '1') sum ^= value(x);
    std::cout << sum << "\n";
    for (int x = 0; x <= n && sum; ++x)
        for (int a = 1; row[x] == '1' && a < x - a; ++a)
            if ((value(x) ^ value(a) ^ value(x - a)) == sum) {
                std::cout << x << " " << a << "\n";
                return 0;
            }
}
