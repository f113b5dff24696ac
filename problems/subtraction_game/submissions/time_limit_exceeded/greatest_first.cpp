// Too slow: looks from each pile at the numbers of the set, the greatest first.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<char> lost(n + 1);
    for (int p = 0; p <= n; ++p) {
        lost[p] = 1;
        for (int i = (int)set.size() - 1; i >= 0; --i)
            if (set[i] <= p && lost[p - set[i]]) {
                lost[p] = 0;
                break;
            }
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
