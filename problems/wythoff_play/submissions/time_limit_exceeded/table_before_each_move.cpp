// Too slow: computes all outcomes below the position, by trying all moves, before each of its moves.
#include <algorithm>
#include <iostream>
#include <vector>

static void choose(int a, int b, bool misere, int& x, int& y) {
    std::vector<std::vector<char>> lost(a + 1, std::vector<char>(b + 1));
    x = a >= b ? a - 1 : a;
    y = a >= b ? b : b - 1;
    for (int i = 0; i <= a; ++i)
        for (int j = 0; j <= b; ++j) {
            bool wins = i + j == 0 && misere;
            auto leads = [&](int k, int l) {
                if (!lost[k][l])
                    return;
                wins = true;
                if (i == a && j == b) {
                    x = k;
                    y = l;
                }
            };
            for (int k = 0; k < i; ++k)
                leads(k, j);
            for (int l = 0; l < j; ++l)
                leads(i, l);
            for (int taken = 1; taken <= std::min(i, j); ++taken)
                leads(i - taken, j - taken);
            lost[i][j] = !wins;
        }
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, misere, a, b;
        std::cin >> first >> misere >> a >> b;
        for (bool mine = first == 1; a + b > 0; mine = !mine) {
            int x, y;
            if (mine) {
                choose(a, b, misere == 1, x, y);
                std::cout << x << " " << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            a = x;
            b = y;
        }
    }
}
