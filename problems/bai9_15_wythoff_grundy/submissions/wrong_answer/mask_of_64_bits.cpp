// Wrong: keeps the values of a line in one word of 64 bits.
#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<uint64_t> row(n, 0), column(n, 0), slope(2 * n, 0);
    for (int x = 0; x < n; ++x) {
        for (int y = 0; y < n; ++y) {
            uint64_t used = row[x] | column[y] | slope[x - y + n];
            int value = ~used == 0 ? 64 : __builtin_ctzll(~used);
            if (value < 64) {
                row[x] |= 1ULL << value;
                column[y] |= 1ULL << value;
                slope[x - y + n] |= 1ULL << value;
            }
            std::printf("%d ", value);
        }
        std::puts("");
    }
}
