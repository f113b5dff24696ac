// Too slow: the value of a pile by recursion that remembers nothing.
#include <cstdio>
#include <vector>

static int value(int x) {
    std::vector<char> seen(x + 256, 0);
    for (int a = 1; a < x - a; ++a) seen[value(a) ^ value(x - a)] = 1;
    int v = 0;
    while (seen[v]) ++v;
    return v;
}

int main() {
    int m, sum = 0;
    if (std::scanf("%d", &m) != 1) return 1;
    std::vector<int> x(m);
    for (int& pile : x) {
        if (std::scanf("%d", &pile) != 1) return 1;
        sum ^= value(pile);
    }
    int count = 0, best_i = 0, best_a = 0;
    for (int i = 0; i < m; ++i)
        for (int a = 1; a < x[i] - a; ++a)
            if ((value(a) ^ value(x[i] - a) ^ value(x[i])) == sum) {
                ++count;
                best_i = i;
                best_a = a;
            }
    std::printf("%d\n", count);
    if (count > 0) std::printf("%d %d %d\n", best_i + 1, best_a, x[best_i] - best_a);
}
