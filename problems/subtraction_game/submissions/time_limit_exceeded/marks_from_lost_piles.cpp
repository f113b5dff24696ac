// Too slow: marks from each lost pile one pile after the other as won.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<char> lost(n + 1, 1);
    for (int p = 0; p <= n; ++p) {
        if (!lost[p]) continue;
        for (int s : set) {
            if (p + s > n) break;
            lost[p + s] = 0;
        }
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
