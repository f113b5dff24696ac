// Too slow: computes all values by the definition before each of its moves.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

// What runs of 0 to n pins are worth.
static std::vector<int> values(int n) {
    std::vector<int> table(n + 1);
    for (int run = 1; run <= n; ++run) {
        bool seen[64] = {};
        for (int count = 1; count <= 2; ++count)
            for (int left = 0; left + count <= run; ++left)
                seen[table[left] ^ table[run - count - left]] = true;
        while (seen[table[run]])
            ++table[run];
    }
    return table;
}

// The first pin of each run, counted from 0, and its length.
static std::vector<std::pair<int, int>> runs_of(const std::string& row) {
    std::vector<std::pair<int, int>> runs;
    for (int pin = 0; pin < static_cast<int>(row.size()); ++pin) {
        if (row[pin] == '0')
            continue;
        if (pin == 0 || row[pin - 1] == '0')
            runs.push_back({pin, 0});
        ++runs.back().second;
    }
    return runs;
}

// A winning move, or a single pin.
static void choose(const std::string& row, const std::vector<int>& value, int& count, int& pin) {
    auto runs = runs_of(row);
    int sum = 0;
    for (auto [start, length] : runs)
        sum ^= value[length];
    for (auto [start, length] : runs)
        for (count = 1; count <= 2; ++count)
            for (int left = 0; left + count <= length; ++left)
                if ((sum ^ value[length] ^ value[left] ^ value[length - count - left]) == 0) {
                    pin = start + left;
                    return;
                }
    count = 1;
    pin = row.find('1');
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, n, standing = 0;
        std::string row;
        std::cin >> first >> n >> row;
        for (char pin : row)
            standing += pin == '1';
        for (bool mine = first == 1; standing > 0; mine = !mine) {
            int count, pin;
            if (mine) {
                choose(row, values(1000), count, pin);
                std::cout << count << " " << pin + 1 << std::endl;
            } else if (!(std::cin >> count >> pin)) {
                return 0;
            } else {
                --pin;
            }
            for (int fallen = pin; fallen < pin + count; ++fallen)
                row[fallen] = '0';
            standing -= count;
        }
    }
}
