// Crashes: room for 100000 counters, as in the document's program, and asks for a bit beyond.
#include <bitset>
#include <cstdio>
#include <vector>

static std::bitset<100001> moves, won;

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    for (int s : set)
        if (s <= n) moves.set(s);
    std::vector<char> lost(n + 1);
    for (int p = 0; p <= n; ++p) {
        lost[p] = !won.test(p);
        if (lost[p]) won |= moves << p;
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
