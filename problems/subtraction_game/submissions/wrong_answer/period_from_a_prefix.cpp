// Wrong: takes the outcomes for periodic as soon as the first 4000 are.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    int most = n < 4000 ? n : 4000;
    std::vector<char> lost(n + 1);
    for (int p = 0; p <= most; ++p) {
        lost[p] = 1;
        for (int s : set) {
            if (s > p) break;
            if (lost[p - s]) lost[p] = 0;
        }
    }
    int period = 1;
    for (; period < most; ++period) {
        bool fits = true;
        for (int p = most / 4; p + period <= most && fits; ++p) fits = lost[p] == lost[p + period];
        if (fits) break;
    }
    for (int p = most + 1; p <= n; ++p) lost[p] = lost[p - period];
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
