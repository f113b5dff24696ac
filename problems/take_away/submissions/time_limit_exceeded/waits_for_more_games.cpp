// Too slow: goes on reading games after the last one, and never sees that its input has ended.
#include <algorithm>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    for (;;) {
        int first = 0, counters = 0, most = 1;
        std::cin >> first >> counters >> most;
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int take = 0;
            if (mine) {
                take = std::max(1, counters % (most + 1));
                std::cout << take << std::endl;
            } else {
                std::cin >> take;
            }
            counters -= take;
        }
    }
}
