// Too slow: goes through the lost piles below or through the set, whichever are fewer.
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
    size_t legal = 0;
    for (int p = 0; p <= n; ++p) {
        while (legal < set.size() && set[legal] <= p) ++legal;
        bool wins = false;
        if (legal < below.size()) {
            for (size_t i = 0; i < legal && !wins; ++i) wins = lost[p - set[i]];
        } else {
            for (size_t i = 0; i < below.size() && !wins; ++i) wins = taken[p - below[i]];
        }
        lost[p] = !wins;
        if (lost[p]) below.push_back(p);
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
