// Too slow: tries every game that can follow before each move, and remembers nothing.
#include <iostream>
#include <vector>

// Whether the player to move wins.
static bool wins(std::vector<int>& piles, bool misere) {
    bool over = true;
    for (int& pile : piles) {
        int before = pile;
        for (pile = 0; pile < before; ++pile) {
            over = false;
            if (!wins(piles, misere)) {
                pile = before;
                return true;
            }
        }
    }
    return over && misere;
}

// The pile to change, and what is left of it.
static void choose(const std::vector<int>& piles, bool misere, int& i, int& left) {
    std::vector<int> after = piles;
    for (i = 0; i < static_cast<int>(piles.size()); ++i) {
        for (left = 0; left < piles[i]; ++left) {
            after[i] = left;
            if (!wins(after, misere))
                return;
        }
        after[i] = piles[i];
    }
    for (i = 0; piles[i] == 0; ++i) {
    }
    left = piles[i] - 1;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, misere, n, counters = 0;
        std::cin >> first >> misere >> n;
        std::vector<int> piles(n);
        for (int& pile : piles) {
            std::cin >> pile;
            counters += pile;
        }
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int i, left;
            if (mine) {
                choose(piles, misere == 1, i, left);
                std::cout << i + 1 << " " << left << std::endl;
            } else if (!(std::cin >> i >> left)) {
                return 0;
            } else {
                --i;
            }
            counters -= piles[i] - left;
            piles[i] = left;
        }
    }
}
