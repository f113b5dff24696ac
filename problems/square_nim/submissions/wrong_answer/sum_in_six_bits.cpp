// Wrong: takes a nim-sum for 0 if its six lower digits are.
#include <cstdio>
#include <vector>

const int MOST = 200000;
static int g[MOST + 1], seen[512];

int main() {
    int t, n;
    if (std::scanf("%d %d", &t, &n) != 2) return 0;
    std::vector<int> x(n);
    for (int& pile : x)
        if (std::scanf("%d", &pile) != 1) return 0;
    for (int size = 1; size <= MOST; ++size) {
        for (int root = 1; root * root <= size; ++root) seen[g[size - root * root]] = size;
        while (seen[g[size]] == size) ++g[size];
    }
    int sum = 0, big = 0;
    for (int pile : x) sum ^= g[pile], big += g[pile] > 1;
    if (t == 0 && sum % 64 == 0) sum = 0;
    for (int i = 0; i < n; ++i) {
        int target = sum ^ g[x[i]];
        if (t == 1 && big == (g[x[i]] > 1)) target ^= 1;
        if (target == g[x[i]]) break;
        for (int root = 1; root * root <= x[i]; ++root)
            if (g[x[i] - root * root] == target) {
                std::printf("1 %d %d\n", i + 1, x[i] - root * root);
                return 0;
            }
    }
    std::puts("0");
}
