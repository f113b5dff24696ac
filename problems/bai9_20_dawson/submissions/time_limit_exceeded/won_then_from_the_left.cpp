// Too slow: knows which rows are lost, but in a won one it adds up all runs again for every cell from the left.
#include <algorithm>
#include <iostream>
#include <string>

static int table[400];

static void fill() {
    for (int run = 1; run < 400; ++run) {
        bool seen[64] = {};
        for (int i = 0; i < run; ++i) seen[table[std::max(i - 1, 0)] ^ table[std::max(run - i - 2, 0)]] = true;
        while (seen[table[run]]) ++table[run];
    }
}

static int value(int run) { return run < 400 ? table[run] : table[300 + (run - 300) % 34]; }

int main() {
    fill();
    int n;
    std::string cells;
    std::cin >> n >> cells;
    cells = "0" + cells + "0";
    auto free = [&](int i) { return cells[i - 1] == '0' && cells[i] == '0' && cells[i + 1] == '0'; };
    auto sum = [&] {
        int sum = 0, run = 0;
        for (int j = 1; j <= n; ++j) {
            if (free(j)) {
                ++run;
            } else {
                sum ^= value(run);
                run = 0;
            }
        }
        return sum ^ value(run);
    };
    if (sum() == 0) {
        std::cout << "0\n";
        return 0;
    }
    for (int i = 1; i <= n; ++i) {
        if (!free(i)) continue;
        cells[i] = '1';
        if (sum() == 0) {
            std::cout << "1 " << i << "\n";
            return 0;
        }
        cells[i] = '0';
    }
    std::cout << "0\n";
}
