// Wrong: a new mark blocks its neighbours, but cells next to the marks of the input are taken for free.
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
    std::string blocked(n, '0');
    for (int i = 0; i < n; ++i)
        if (cells[i] == '1')
            blocked[i] = '1';
    int sum = 0, run = 0;
    for (int i = 0; i <= n; ++i) {
        if (i < n && blocked[i] == '0') {
            ++run;
        } else {
            sum ^= value(run);
            run = 0;
        }
    }
    for (int i = 0; i < n && sum != 0; ++i) {
        if (blocked[i] == '1') continue;
        int j = i;
        while (j < n && blocked[j] == '0') ++j;
        int length = j - i;
        for (int k = 0; k < length; ++k)
            if ((sum ^ value(length) ^ value(std::max(k - 1, 0)) ^ value(std::max(length - k - 2, 0))) == 0) {
                std::cout << "1 " << i + k + 1 << "\n";
                return 0;
            }
        i = j;
    }
    std::cout << "0\n";
}
