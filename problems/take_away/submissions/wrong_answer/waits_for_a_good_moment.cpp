// Wrong: in its second won position it takes one counter more than it should, where it may.
#include <algorithm>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most;
        std::cin >> first >> counters >> most;
        int won = 0;
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int take;
            if (mine) {
                take = std::max(1, counters % (most + 1));
                if (counters % (most + 1) != 0 && ++won == 2 && take < most && take < counters)
                    ++take;
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
        }
    }
}
