// Wrong: in misère play it aims at the nim-sum 1 as soon as two piles are above 1.
#include <iostream>
#include <vector>

// The pile to change, and what is left of it.
static void choose(const std::vector<int>& piles, bool misere, int& i, int& left) {
    int n = piles.size(), sum = 0, large = 0;
    for (int pile : piles) {
        sum ^= pile;
        large += pile > 1;
    }
    for (i = 0; i < n; ++i) {
        bool all_others_small = large <= 2;
        int target = misere && all_others_small ? 1 : 0;
        left = sum ^ piles[i] ^ target;
        if (left < piles[i])
            return;
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
