// Wrong: forgets the fallen pins, as if those left over moved together into one run.
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
    std::vector<int> standing;
    for (int i = 0; i < n; ++i)
        if (pins[i] == '1') standing.push_back(i + 1);
    int length = standing.size();
    for (int count = 1; count <= 2; ++count)
        for (int left = 0; left + count <= length; ++left)
            if (value(left) == value(length - count - left)) {
                std::cout << "1 " << count << " " << standing[left] << "\n";
                return 0;
            }
    std::cout << "0\n";
}
