// Too slow: looks from each pile at the lost piles below it, up to the first that a move reaches.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<char> lost(n + 1), taken(200001);
    for (int s : set) taken[s] = 1;
    std::vector<int> below;
    for (int p = 0; p <= n; ++p) {
        lost[p] = 1;
        for (int q : below)
            if (taken[p - q]) {
                lost[p] = 0;
                break;
            }
        if (lost[p]) below.push_back(p);
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
