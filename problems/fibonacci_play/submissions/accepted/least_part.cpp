// The least part of the sum of Fibonacci numbers, where the limit allows it, and otherwise one token.
#include <iostream>
#include <vector>

int main() {
    std::vector<int> fibonacci{1, 2};
    while (fibonacci.back() <= 3000)
        fibonacci.push_back(fibonacci[fibonacci.size() - 1] + fibonacci[fibonacci.size() - 2]);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, tokens, last;
        std::cin >> first >> tokens >> last;
        // begin heart
        int limit = last == 0 ? tokens - 1 : 2 * last;
        bool mine = first == 1;
        while (tokens > 0) {
            int take = 0;
            if (mine) {
                int left = tokens;
                for (size_t i = fibonacci.size(); left > 0;)
                    if (fibonacci[--i] <= left)
                        left -= take = fibonacci[i];
                if (take > limit)
                    take = 1;
                std::cout << take << std::endl;
            } else if (!(std::cin >> take) || take < 0) {
                return 0;
            }
            tokens -= take;
            limit = 2 * take;
            mine = !mine;
        }
        // end heart
    }
}
