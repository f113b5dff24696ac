// Wrong: keeps values in bytes; they reach 262.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    auto x = [&](int i) { return i >= 0 && i < n && row[i] == '1'; };
    for (int i = 0; i < n; ++i)
        if (!x(i) && ((x(i - 2) && x(i - 1)) || (x(i - 1) && x(i + 1)) || (x(i + 1) && x(i + 2)))) {
            std::cout << "1 " << i + 1 << "\n";
            return 0;
        }
    // g[length]: a move takes its cell and two on either side, as far as they belong to the run.
    std::vector<int> seen(1024, 0);
    std::vector<unsigned char> g(n + 1);
    for (int length = 1; length <= n; ++length) {
        for (int i = 0; i <= (length - 1) / 2; ++i)  // the other half is a mirror image
            seen[g[std::max(0, i - 2)] ^ g[std::max(0, length - i - 3)]] = length;
        int mex = 0;
        while (seen[mex] == length) ++mex;
        g[length] = (unsigned char)mex;
    }
    std::vector<std::pair<int, int>> runs;  // start and length
    for (int i = 0; i < n; ++i)
        if (!x(i - 2) && !x(i - 1) && !x(i) && !x(i + 1) && !x(i + 2)) {
            if (runs.empty() || runs.back().first + runs.back().second < i) runs.push_back({i, 0});
            ++runs.back().second;
        }
    int sum = 0;
    for (auto run : runs) sum ^= g[run.second];
    if (sum != 0)
        for (auto [start, length] : runs)
            for (int i = 0; i < length; ++i)
                if ((sum ^ g[length] ^ g[std::max(0, i - 2)] ^ g[std::max(0, length - i - 3)]) == 0) {
                    std::cout << "1 " << start + i + 1 << "\n";
                    return 0;
                }
    std::cout << "0\n";
}
