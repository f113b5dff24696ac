// Wrong: takes the largest part of the sum, where it may.
#include <algorithm>
#include <iostream>

int largest_part(int tokens) {
    int small = 1, large = 2;
    while (large <= tokens) {
        large += small;
        small = large - small;
    }
    return small;
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
                take = largest_part(tokens);
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
