// The remainder modulo M + 1, played to the end; where there is none, it takes one.
#include <algorithm>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most;
        std::cin >> first >> counters >> most;
        // begin heart
        bool mine = first == 1;
        while (counters > 0) {
            int take;
            if (mine) {
                take = counters % (most + 1);
                if (take == 0)
                    take = 1;
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
            mine = !mine;
        }
        // end heart
    }
}
