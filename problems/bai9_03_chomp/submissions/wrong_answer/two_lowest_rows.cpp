// Wrong: plays by the theorem on two rows (the lower row one longer is lost) with the two lowest rows of every board.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int m, n, q;
    if (std::scanf("%d %d %d", &m, &n, &q) != 3) return 1;
    std::vector<int> h(n);
    while (q-- > 0) {
        int low = 0, high = 0;
        for (int& height : h) {
            if (std::scanf("%d", &height) != 1) return 1;
            low += height >= 1;
            high += height >= 2;
        }
        if (low == high + 1)
            std::puts("0");
        else if (low == high)
            std::printf("1 %d 2\n", high);
        else
            std::printf("1 %d 1\n", high + 2);
    }
}
