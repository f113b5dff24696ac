// Too slow: knows which rows are lost, but in a won one it adds up all runs again for every shot from the left.
#include <iostream>
#include <string>
#include <vector>

static int table[400];

static void fill() {
    for (int run = 1; run < 400; ++run) {
        bool seen[64] = {};
        for (int left = 0; left < run; ++left) {
            seen[table[left] ^ table[run - 1 - left]] = true;
            if (left + 2 <= run) seen[table[left] ^ table[run - 2 - left]] = true;
        }
        while (seen[table[run]]) ++table[run];
    }
}

static int value(int run) { return run < 400 ? table[run] : table[300 + (run - 300) % 12]; }

int main() {
    fill();
    int n;
    std::string pins;
    std::cin >> n >> pins;
    auto sum = [&] {
        int sum = 0, run = 0;
        for (int i = 0; i <= n; ++i) {
            if (i < n && pins[i] == '1') {
                ++run;
            } else {
                sum ^= value(run);
                run = 0;
            }
        }
        return sum;
    };
    if (sum() == 0) {
        std::cout << "0\n";
        return 0;
    }
    for (int i = 0; i < n; ++i) {
        if (pins[i] == '0') continue;
        pins[i] = '0';
        if (sum() == 0) {
            std::cout << "1 1 " << i + 1 << "\n";
            return 0;
        }
        if (i + 1 < n && pins[i + 1] == '1') {
            pins[i + 1] = '0';
            if (sum() == 0) {
                std::cout << "1 2 " << i + 1 << "\n";
                return 0;
            }
            pins[i + 1] = '1';
        }
        pins[i] = '1';
    }
    std::cout << "0\n";
}
