// One table for the board: positions in lexicographic order, predecessors of lost positions are marked.
#include <cstdio>
#include <vector>

static int m, n, q;
static std::vector<std::vector<int>> ways;  // ways[i][h]: positions before h that first differ in column i
static std::vector<int> cell;               // 256 * column + row of a winning move, or 0

static void raise(int i, int end, int base, int cap, int number, int c) {
    for (int h = base + 1; h <= cap; ++h) {
        int next = number + ways[i][h] - ways[i][base];
        cell[next] = c;
        if (i + 1 < end) raise(i + 1, end, base, h, next, c);
    }
}

int main() {
    if (std::scanf("%d %d %d", &m, &n, &q) != 3) return 1;
    ways.assign(n, std::vector<int>(m + 1, 0));
    for (int i = n - 1; i >= 0; --i)
        for (int h = 1; h <= m; ++h) ways[i][h] = ways[i][h - 1] + (i + 1 < n ? ways[i + 1][h] : 1);
    int all = 1;
    for (int i = 0; i < n; ++i) all += ways[i][m];
    cell.assign(all, 0);
    std::vector<int> h(n, 0);
    // begin heart
    for (int number = 1; number < all; ++number) {
        int i = n - 1;
        while (h[i] == (i ? h[i - 1] : m)) h[i--] = 0;
        ++h[i];
        if (cell[number]) continue;
        for (int a = 0, b; a < n; a = b) {
            for (b = a; b < n && h[b] == h[a];) ++b;
            raise(a, b, h[a], a ? h[a - 1] : m, number, 256 * (a + 1) + h[a] + 1);
        }
    }
    // end heart
    while (q--) {
        int number = 0;
        for (int i = 0, v; i < n; ++i) {
            if (std::scanf("%d", &v) != 1) return 1;
            number += ways[i][v];
        }
        if (cell[number])
            std::printf("1 %d %d\n", cell[number] / 256, cell[number] % 256);
        else
            std::puts("0");
    }
}
