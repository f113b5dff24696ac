// Wrong: its list of Fibonacci numbers ends with 987.
#include <algorithm>
#include <iostream>

int least_part(int tokens) {
    const int fibonacci[] = {987, 610, 377, 233, 144, 89, 55, 34, 21, 13, 8, 5, 3, 2, 1};
    int part = 0;
    for (int number : fibonacci)
        if (number <= tokens)
            tokens -= part = number;
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
                int limit = last == 0 ? tokens - 1 : std::min(tokens, 2 * last);
                take = least_part(tokens);
                if (take == 0 || take > limit)
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
