// Wrong: decides at the beginning whether the game is won, and never looks again if it is not.
#include <algorithm>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most;
        std::cin >> first >> counters >> most;
        bool lost = (counters % (most + 1) == 0) == (first == 1);
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int take;
            if (mine) {
                take = lost ? 1 : counters % (most + 1);
                if (take == 0)
                    take = 1;
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
        }
    }
}
