// Run-time error: has a table for a thousand counters.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::vector<int> takes(1001);
    std::iota(takes.begin(), takes.end(), 0);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most;
        std::cin >> first >> counters >> most;
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int take;
            if (mine) {
                take = std::max(1, takes.at(counters) % (most + 1));
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
        }
    }
}
