// Wrong: keeps the values of a line in 512 bits, but they grow to more than a thousand.
#include <bitset>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    typedef std::bitset<512> Values;
    std::vector<Values> row(n), column(n), diagonal(2 * n);
    for (int x = 0; x < n; ++x) {
        for (int y = 0; y < n; ++y) {
            Values free = ~(row[x] | column[y] | diagonal[x - y + n]);
            int value = static_cast<int>(free._Find_first()) % 512;
            row[x][value] = column[y][value] = diagonal[x - y + n][value] = 1;
            std::printf("%d ", value);
        }
        std::puts("");
    }
}
