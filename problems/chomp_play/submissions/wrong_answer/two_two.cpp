// Wrong: takes (2, 2) on every board, and then as much from one arm as the judge from the other.
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
                if (h.size() > 1 && h[1] > 1) {
                    x = y = 2;
                } else {
                    int right = 0;
                    while (right + 1 < n && h[right + 1] > 0)
                        ++right;
                    if (right > h[0] - 1)
                        x = h[0] + 1, y = 1;
                    else if (right < h[0] - 1)
                        x = 1, y = right + 2;
                }
                std::cout << x << ' ' << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            cut(h, x, y);
        }
    }
}
