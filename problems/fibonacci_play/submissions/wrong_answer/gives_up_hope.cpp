// Wrong: decides at the beginning whether the game is won, and never looks again if it is not.
#include <algorithm>
#include <iostream>

int least_part(int tokens) {
    int small = 1, large = 2, part = 0;
    while (large <= tokens) {
        large += small;
        small = large - small;
    }
    for (; tokens > 0; small = large - small, large -= small)
        if (small <= tokens)
            tokens -= part = small;
    return part;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, tokens, last;
        std::cin >> first >> tokens >> last;
        int part = least_part(tokens);
        bool is_won = part <= (last == 0 ? tokens - 1 : 2 * last);
        bool lost = is_won != (first == 1);
        for (bool mine = first == 1; tokens > 0; mine = !mine) {
            int take;
            if (mine) {
                int limit = last == 0 ? tokens - 1 : std::min(tokens, 2 * last);
                take = least_part(tokens);
                if (lost || take > limit)
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
