// Too slow: tries every game that can follow before each move, and remembers nothing.
#include <algorithm>
#include <iostream>

bool wins(int counters, int most) {
    for (int take = 1; take <= std::min(most, counters); ++take)
        if (!wins(counters - take, most))
            return true;
    return false;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most;
        std::cin >> first >> counters >> most;
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int take = 1;
            if (mine) {
                while (take <= std::min(most, counters) && wins(counters - take, most))
                    ++take;
                if (take > std::min(most, counters))
                    take = 1;
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
        }
    }
}
