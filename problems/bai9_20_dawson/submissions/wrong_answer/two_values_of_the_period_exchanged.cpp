// Wrong: the values of runs of 307 and 309 are exchanged, and with them those of all that lie whole periods behind them.
#include <algorithm>
#include <iostream>
#include <string>

static int table[400];

static int value(int run) { return run < 400 ? table[run] : table[300 + (run - 300) % 34]; }

int main() {
    for (int run = 1; run < 400; ++run) {
        bool seen[64] = {};
        for (int i = 0; i < run; ++i) seen[table[std::max(i - 1, 0)] ^ table[std::max(run - i - 2, 0)]] = true;
        while (seen[table[run]]) ++table[run];
    }
    std::swap(table[307], table[309]);
    std::ios::sync_with_stdio(false);
    int n;
    std::string cells;
    std::cin >> n >> cells;
    std::string blocked(n, '0');
    for (int i = 0; i < n; ++i)
        if (cells[i] == '1')
            for (int j = std::max(i - 1, 0); j <= std::min(i + 1, n - 1); ++j) blocked[j] = '1';
    for (int sum = 0, pass = 0; pass < 2; ++pass) {
        int answer = -1;
        for (int i = 0; i < n; ++i) {
            if (blocked[i] == '1') continue;
            int j = i;
            while (j < n && blocked[j] == '0') ++j;
            int length = j - i;
            if (pass == 0) sum ^= value(length);
            for (int k = 0; pass == 1 && k < length; ++k)
                if ((sum ^ value(length) ^ value(std::max(k - 1, 0)) ^ value(std::max(length - k - 2, 0))) == 0)
                    answer = i + k + 1;
            i = j;
        }
        if (pass == 1 && answer > 0) std::cout << "1 " << answer << "\n";
        if (pass == 1 && answer < 0) std::cout << "0\n";
    }
}
