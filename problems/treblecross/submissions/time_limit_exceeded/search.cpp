// Too slow: tries all ways to play on, 2^n and more.
#include <iostream>
#include <string>

static std::string row;

static bool three(int i) {
    int n = (int)row.size(), left = i, right = i;
    while (left > 0 && row[left - 1] == '1') --left;
    while (right + 1 < n && row[right + 1] == '1') ++right;
    return right - left >= 2;
}

static int winning_cell() {
    for (int i = 0; i < (int)row.size(); ++i) {
        if (row[i] == '1') continue;
        row[i] = '1';
        bool wins = three(i) || winning_cell() < 0;
        row[i] = '0';
        if (wins) return i;
    }
    return -1;
}

int main() {
    int n;
    std::cin >> n >> row;
    int cell = winning_cell();
    if (cell < 0) std::cout << "0\n";
    else std::cout << "1 " << cell + 1 << "\n";
}
