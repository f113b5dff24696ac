// Wrong: subtracts 1, 2, 3, 5, … from the small end, so that parts may be neighbours.
#include <algorithm>
#include <iostream>

int last_of_the_climb(int tokens) {
    int small = 1, large = 2;
    while (tokens > small) {
        tokens -= small;
        large += small;
        small = large - small;
    }
    return tokens;
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
                take = last_of_the_climb(tokens);
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
