// std::bitset, only up to the figure's row and column; the last winning move instead of the first.
#include <bitset>
#include <iostream>
#include <string>
#include <vector>

struct Seen {
    int figure, y, x, value;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k;
    std::cin >> k;
    int sum = 0;
    std::vector<std::vector<Seen>> moves(k);
    std::vector<int> own(k);
    static std::bitset<2048> above[1000], left;
    for (int i = 0; i < k; ++i) {
        int rows, columns;
        std::cin >> rows >> columns;
        std::vector<std::string> maze(rows);
        int fy = 0, fx = 0;
        for (int y = 0; y < rows; ++y) {
            std::cin >> maze[y];
            size_t at = maze[y].find('@');
            if (at != std::string::npos) fy = y, fx = at;
        }
        for (int x = 0; x <= fx; ++x) above[x].set();
        std::vector<Seen> up;
        for (int y = 0; y <= fy; ++y) {
            left.set();  // the values that are still free
            std::vector<Seen> along;
            for (int x = 0; x <= fx; ++x) {
                if (maze[y][x] == '#') {
                    left.set(), above[x].set();
                    if (y == fy) along.clear();
                    if (x == fx) up.clear();
                    continue;
                }
                int value = (left & above[x])._Find_first();
                left.reset(value), above[x].reset(value);
                if (y == fy && x == fx) {
                    own[i] = value;
                } else {
                    if (y == fy) along.push_back({i, y, x, value});
                    if (x == fx) up.push_back({i, y, x, value});
                }
            }
            if (y == fy) moves[i] = along;
        }
        moves[i].insert(moves[i].end(), up.begin(), up.end());
        sum ^= own[i];
    }
    for (int i = k - 1; i >= 0 && sum; --i)
        for (const Seen& to : moves[i])
            if ((to.value ^ own[i]) == sum) {
                std::cout << "1 " << i + 1 << ' ' << to.y + 1 << ' ' << to.x + 1 << '\n';
                return 0;
            }
    std::cout << "0\n";
}
