// Wrong: takes runs for Nim piles and answers with a shot at what Nim would take away.
#include <iostream>
#include <string>
#include <vector>


static void fill() {}

static int value(int run) { return run; }

int main() {
    fill();
    int n;
    std::string pins;
    std::cin >> n >> pins;
    std::vector<std::pair<int, int>> runs;
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        if (pins[i] == '0') continue;
        int j = i;
        while (j < n && pins[j] == '1') ++j;
        runs.push_back({i, j - i});
        sum ^= value(j - i);
        i = j;
    }
    if (sum == 0) {
        std::cout << "0\n";
        return 0;
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
