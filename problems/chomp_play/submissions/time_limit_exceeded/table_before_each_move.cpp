// Too slow: makes the table of the board anew before each of its moves.
#include <algorithm>
#include <iostream>
#include <vector>

struct Board {
    int rows, columns;
    std::vector<std::vector<int>> ways;  // ways[i][h]: positions before h that first differ in column i
    std::vector<int> cell;               // 256 * column + row of a winning move, or 0

    Board(int m, int n) : rows(m), columns(n), ways(n, std::vector<int>(m + 1, 0)) {
        for (int i = n - 1; i >= 0; --i)
            for (int h = 1; h <= m; ++h)
                ways[i][h] = ways[i][h - 1] + (i + 1 < n ? ways[i + 1][h] : 1);
        int all = 1;
        for (int i = 0; i < n; ++i)
            all += ways[i][m];
        cell.assign(all, 0);
        std::vector<int> h(n, 0);
        for (int number = 1; number < all; ++number) {
            int i = n - 1;
            while (h[i] == (i ? h[i - 1] : m))
                h[i--] = 0;
            ++h[i];
            if (cell[number])
                continue;
            for (int a = 0, b; a < n; a = b) {
                for (b = a; b < n && h[b] == h[a];)
                    ++b;
                raise(a, b, h[a], a ? h[a - 1] : m, number, 256 * (a + 1) + h[a] + 1);
            }
        }
    }

    void raise(int i, int end, int base, int cap, int number, int mark) {
        for (int h = base + 1; h <= cap; ++h) {
            int next = number + ways[i][h] - ways[i][base];
            cell[next] = mark;
            if (i + 1 < end)
                raise(i + 1, end, base, h, next, mark);
        }
    }

    int winning(const std::vector<int>& h) const {
        int number = 0;
        for (int i = 0; i < columns; ++i)
            number += ways[i][h[i]];
        return cell[number];
    }
};

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
                Board board(m, n);
                if (int cell = board.winning(h)) {
                    x = cell / 256, y = cell % 256;
                } else {
                    x = 1, y = h[0];
                    while (x < n && h[x] == y)
                        ++x;
                }
                std::cout << x << ' ' << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            cut(h, x, y);
        }
    }
}
