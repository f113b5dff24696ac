// Too slow: tries every game that can follow before each move, and remembers nothing.
#include <algorithm>
#include <iostream>
#include <vector>

void cut(std::vector<int>& h, int x, int y);

bool wins(const std::vector<int>& h) {
    if (h[0] == 0)
        return true;
    for (size_t column = 1; column <= h.size(); ++column)
        for (int row = 1; row <= h[column - 1]; ++row) {
            std::vector<int> next = h;
            cut(next, column, row);
            if (!wins(next))
                return true;
        }
    return false;
}

void cut(std::vector<int>& h, int x, int y) {
    for (size_t i = x - 1; i < h.size(); ++i)
        h[i] = std::min(h[i], y - 1);
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, m, n;
        std::cin >> first >> m >> n;
        std::vector<int> h(n);
        for (int& height : h)
            std::cin >> height;
        for (bool mine = first == 1; h[0] > 0; mine = !mine) {
            int x = 0, y = 0;
            if (mine) {
                x = 1, y = h[0];
                while (x < n && h[x] == y)
                    ++x;
                bool found = false;
                for (int column = 1; column <= n && !found; ++column)
                    for (int row = 1; row <= h[column - 1] && !found; ++row) {
                        std::vector<int> next = h;
                        cut(next, column, row);
                        if (next[0] > 0 && !wins(next))
                            x = column, y = row, found = true;
                    }
                std::cout << x << ' ' << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            cut(h, x, y);
        }
    }
}
