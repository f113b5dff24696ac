// Wrong: takes everything, as if the last square won.
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
                x = y = 1;
                std::cout << x << ' ' << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            cut(h, x, y);
        }
    }
}
