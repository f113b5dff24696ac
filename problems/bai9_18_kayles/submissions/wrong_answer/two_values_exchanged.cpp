// Wrong: the values of runs of 57 and 58 are exchanged.
#include <iostream>
#include <string>
#include <vector>

static int table[400];

static int value(int run) { return run < 400 ? table[run] : table[300 + (run - 300) % 12]; }

int main() {
    for (int run = 1; run < 400; ++run) {
        bool seen[64] = {};
        for (int left = 0; left < run; ++left) {
            seen[table[left] ^ table[run - 1 - left]] = true;
            if (left + 2 <= run) seen[table[left] ^ table[run - 2 - left]] = true;
        }
        while (seen[table[run]]) ++table[run];
    }
    std::swap(table[57], table[58]);
    std::ios::sync_with_stdio(false);
    int n;
    std::string pins;
    std::cin >> n >> pins;
    std::vector<std::pair<int, int>> runs;  // first pin from 0, length
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        if (pins[i] == '0') continue;
        int j = i;
        while (j < n && pins[j] == '1') ++j;
        runs.push_back({i, j - i});
        sum ^= value(j - i);
        i = j;
    }
    for (auto [start, length] : runs)
        for (int count = 1; count <= 2; ++count)
            for (int left = 0; left + count <= length; ++left)
                if ((sum ^ value(length) ^ value(left) ^ value(length - count - left)) == 0) {
                    std::cout << "1 " << count << " " << start + left + 1 << "\n";
                    return 0;
                }
    std::cout << "0\n";
}
