// Wrong: takes the least part only where it is at most p.
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
        for (bool mine = first == 1; tokens > 0; mine = !mine) {
            int take;
            if (mine) {
                take = least_part(tokens);
                if (last == 0 ? take == tokens : take > last)
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
