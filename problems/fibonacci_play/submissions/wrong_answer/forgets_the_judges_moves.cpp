// Wrong: counts the tokens that it takes itself, and not those of the judge.
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
        int believed = tokens;
        for (bool mine = first == 1; tokens > 0; mine = !mine) {
            int take;
            if (mine) {
                int limit = last == 0 ? believed - 1 : std::min(tokens, 2 * last);
                take = least_part(believed);
                if (take > limit || take > tokens)
                    take = 1;
                believed = std::max(1, believed - take);
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            tokens -= take;
            last = take;
        }
    }
}
