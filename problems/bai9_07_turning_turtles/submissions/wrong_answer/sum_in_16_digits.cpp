// Wrong: keeps the nim-sum of the places in 16 bits.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::string s;
    std::cin >> n >> s;
    unsigned short sum = 0;
    for (int i = 1; i <= n; ++i)
        if (s[i - 1] == '1') sum ^= i;
    for (int i = 1; i <= n && sum != 0; ++i)
        if (s[i - 1] == '1' && (i ^ sum) < i) {
            std::cout << "1 " << i << " " << (i ^ sum) << "\n";
            return 0;
        }
    std::cout << "0\n";
}
