// Wrong: looks at the two lowest rows alone: the upper one must be one square shorter.
#include <algorithm>
#include <iostream>
#include <vector>


void cut(std::vector<int>& h, int x, int y) {
    for (size_t i = x - 1; i < h.size(); ++i)
        h[i] = std::min(h[i], y - 1);
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, m, n;
        std::cin >> first >> m >> n;
        std::vector<int> h(n);
        for (int& height : h)
            std::cin >> height;
        for (bool mine = first == 1; h[0] > 0; mine = !mine) {
            int x = 0, y = 0;
            if (mine) {
                x = 1, y = h[0];
                while (x < n && h[x] == y)
                    ++x;
                int lower = 0, upper = 0;
                for (int height : h)
                    lower += height > 0, upper += height > 1;
                if (upper >= lower && lower > 1)
                    x = lower, y = 2;
                else if (upper + 1 < lower)
                    x = upper + 2, y = 1;
                std::cout << x << ' ' << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            cut(h, x, y);
        }
    }
}
