// Wrong: looks for the highest digit of the nim-sum from 2^18 down, but places go up to a million.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::string s;
    std::cin >> n >> s;
    int sum = 0;
    for (int i = 1; i <= n; ++i)
        if (s[i - 1] == '1') sum ^= i;
    if (sum == 0) {
        std::cout << "0\n";
        return 0;
    }
    int top = 1 << 18;
    while ((sum & top) == 0) top >>= 1;
    for (int i = 1; i <= n; ++i)
        if (s[i - 1] == '1' && (i & top)) {
            std::cout << "1 " << i << " " << (i ^ sum) << "\n";
            return 0;
        }
}
