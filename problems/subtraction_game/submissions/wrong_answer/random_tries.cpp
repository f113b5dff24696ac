// Wrong: tries three hundred numbers at random from each pile.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    std::vector<char> lost(n + 1);
    int legal = 0, k = set.size();
    unsigned state = 12345;
    for (int p = 0; p <= n; ++p) {
        while (legal < k && set[legal] <= p) ++legal;
        lost[p] = 1;
        if (legal <= 300) {
            for (int i = 0; i < legal && lost[p]; ++i) lost[p] = !lost[p - set[i]];
        } else {
            for (int i = 0; i < 300 && lost[p]; ++i) {
                state = state * 1103515245u + 12345u;
                lost[p] = !lost[p - set[(state >> 8) % legal]];
            }
        }
    }
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
