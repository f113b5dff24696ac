// Too slow: tries every game that can follow before each move, and remembers nothing.
#include <algorithm>
#include <iostream>

bool wins(int tokens, int limit) {
    for (int take = std::min(limit, tokens); take > 0; --take)
        if (!wins(tokens - take, 2 * take))
            return true;
    return false;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, tokens, last;
        std::cin >> first >> tokens >> last;
        for (bool mine = first == 1; tokens > 0; mine = !mine) {
            int take;
            if (mine) {
                int limit = last == 0 ? tokens - 1 : std::min(tokens, 2 * last);
                take = 1;
                while (take <= limit && wins(tokens - take, 2 * take))
                    ++take;
                if (take > limit)
                    take = 1;
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            tokens -= take;
            last = take;
        }
    }
}
