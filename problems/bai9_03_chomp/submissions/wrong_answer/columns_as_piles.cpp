// Wrong: plays Nim with the columns as piles, the poisoned cell left out, and forgets that a bite lowers the columns to the right.
#include <cstdio>
#include <vector>

int main() {
    int m, n, q;
    if (std::scanf("%d %d %d", &m, &n, &q) != 3) return 1;
    std::vector<int> h(n);
    while (q-- > 0) {
        int sum = 0;
        for (int& height : h) {
            if (std::scanf("%d", &height) != 1) return 1;
            if (&height == &h[0]) --height;
            sum ^= height;
        }
        int x = 0;
        while (x < n && (h[x] ^ sum) >= h[x]) ++x;
        if (x == n)
            std::puts("0");
        else
            std::printf("1 %d %d\n", x + 1, (h[x] ^ sum) + (x == 0 ? 2 : 1));
    }
}
