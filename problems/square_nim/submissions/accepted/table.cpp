// The values up to the largest pile, with stamps for the mex; then Nim on the values, or Misère Nim.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int t, n;
    if (std::scanf("%d %d", &t, &n) != 2) return 0;
    std::vector<int> x(n);
    int largest = 0;
    for (int& pile : x) {
        if (std::scanf("%d", &pile) != 1) return 0;
        largest = std::max(largest, pile);
    }
    // begin values
    std::vector<int> g(largest + 1), seen(512, -1);
    for (int size = 0; size <= largest; ++size) {
        for (int root = 1; root * root <= size; ++root)
            seen[g[size - root * root]] = size;  // the stamp: no need to clear anything
        while (seen[g[size]] == size)
            ++g[size];  // up to the mex, the first value without the stamp of this size
    }
    // end values
    // begin heart
    int sum = 0, big = 0;
    for (int pile : x) sum ^= g[pile], big += g[pile] > 1;
    for (int i = 0; i < n; ++i) {
        int target = sum ^ g[x[i]];                         // what the others are worth,
        if (t == 1 && big == (g[x[i]] > 1)) target ^= 1;    // but in misère play not where that is 0 or 1
        if (target == g[x[i]]) break;                       // the position is lost
        for (int root = 1; root * root <= x[i]; ++root)
            if (g[x[i] - root * root] == target) {
                std::printf("1 %d %d\n", i + 1, x[i] - root * root);
                return 0;
            }
    }
    std::puts("0");
    // end heart
}
