// Wrong: counts for each pile the lost piles that it reaches in a byte.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<unsigned char> ways(n + 1);
    std::vector<char> lost(n + 1);
    long long budget = 400000000;
    for (int p = 0; p <= n; ++p) {
        if (ways[p]) continue;
        lost[p] = 1;
        for (int s : set) {
            if (p + s > n || --budget < 0) break;
            ++ways[p + s];
        }
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
