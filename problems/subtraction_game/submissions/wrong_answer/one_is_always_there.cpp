// Wrong: takes it for granted that one counter may be taken.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<char> won(n + 2), lost(n + 1);
    long long budget = 600000000;
    for (int p = 0; p <= n; ++p) {
        if (won[p]) continue;
        lost[p] = 1, won[p + 1] = 1;
        for (int s : set) {
            if (p + s > n || --budget < 0) break;
            won[p + s] = 1;
        }
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
