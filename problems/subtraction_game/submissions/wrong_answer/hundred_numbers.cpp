// Wrong: looks from each pile at the hundred least and the hundred greatest numbers only.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<char> lost(n + 1);
    int legal = 0, k = set.size();
    for (int p = 0; p <= n; ++p) {
        while (legal < k && set[legal] <= p) ++legal;
        lost[p] = 1;
        for (int i = 0; i < legal && i < 100; ++i)
            if (lost[p - set[i]]) lost[p] = 0;
        for (int i = legal - 1; i >= 0 && i >= legal - 100; --i)
            if (lost[p - set[i]]) lost[p] = 0;
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
