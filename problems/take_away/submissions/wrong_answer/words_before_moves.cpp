// Wrong: puts words before its moves, as for a person.
#include <algorithm>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, counters, most;
        std::cin >> first >> counters >> most;
        for (bool mine = first == 1; counters > 0; mine = !mine) {
            int take;
            if (mine) {
                take = std::max(1, counters % (most + 1));
                std::cout << "I take ";
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            counters -= take;
        }
    }
}
