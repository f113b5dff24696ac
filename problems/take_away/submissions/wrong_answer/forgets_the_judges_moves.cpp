// Wrong: counts its own moves alone, and not those of the judge.
#include <algorithm>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most, moves = 0;
        std::cin >> first >> counters >> most;
        int believed = counters;
        for (bool mine = first == 1; counters > 0; mine = !mine, ++moves) {
            int take;
            if (mine) {
                take = std::min(counters, std::max(1, believed % (most + 1)));
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
            if (mine)
                believed = std::max(0, believed - take);
        }
    }
}
