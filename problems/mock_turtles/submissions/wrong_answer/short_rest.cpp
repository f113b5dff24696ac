// Wrong: asks through a short whether anything of the coin is left.
#include <cstdio>
#include <vector>

static int value(int x) { return 2 * x + (__builtin_popcount(x) % 2 == 0); }

// The other coins of a move that turns x, if the position is worth g: together they are worth value(x) ^ g.
static std::vector<int> others(int x, int g) {
    int v = value(x) ^ g, low = v & -v;
    if ((short)v == 0) return {};
    if (__builtin_popcount(v) % 2 == 1) return {v / 2};  // v itself is the value of a coin
    return {low / 2, (v - low) / 2};                     // both parts have an odd number of ones
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<char> row(n + 2);
    if (std::scanf("%s", row.data()) != 1) return 1;
    int g = 0;
    for (int x = 0; x <= n; ++x)
        if (row[x] == '1') g ^= value(x);
    std::printf("%d\n", g);
    if (g == 0) return 0;
    for (int x = 0; x <= n; ++x)
        if (row[x] == '1' && (value(x) ^ g) < value(x)) {
            std::vector<int> more = others(x, g);
            std::printf("%d %d", (int)more.size() + 1, x);
            for (int y : more) std::printf(" %d", y);
            std::puts("");
            return 0;
        }
}
