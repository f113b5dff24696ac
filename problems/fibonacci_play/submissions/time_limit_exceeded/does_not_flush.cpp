// Too slow: its moves wait in a buffer that nobody empties.
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
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, tokens, last;
        std::cin >> first >> tokens >> last;
        for (bool mine = first == 1; tokens > 0; mine = !mine) {
            int take;
            if (mine) {
                int limit = last == 0 ? tokens - 1 : std::min(tokens, 2 * last);
                take = least_part(tokens);
                if (take > limit)
                    take = 1;
                std::cout << take << '\n';
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            tokens -= take;
            last = take;
        }
    }
}
