// Run-time error: has a table for a thousand tokens.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> table() {
    std::vector<int> parts{0};
    for (int small = 1, large = 2; parts.size() <= 1000; large += small, small = large - small)
        for (int rest = 0, first = small; rest < large - first && parts.size() <= 1000; ++rest)
            parts.push_back(rest == 0 ? first : parts[rest]);
    return parts;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, tokens, last;
        std::cin >> first >> tokens >> last;
        static const std::vector<int> parts = table();
        for (bool mine = first == 1; tokens > 0; mine = !mine) {
            int take;
            if (mine) {
                int limit = last == 0 ? tokens - 1 : std::min(tokens, 2 * last);
                take = parts.at(tokens);
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
