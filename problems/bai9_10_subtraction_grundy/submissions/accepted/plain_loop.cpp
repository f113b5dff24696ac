// The plain loop over all moves, with stamps instead of cleared marks.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

static std::vector<int> read_set(char t, int most) {
    std::vector<int> set;
    if (t == 'a') {
        int k;
        std::scanf("%d", &k);
        for (int s; k-- > 0 && std::scanf("%d", &s) == 1;) set.push_back(s);
    } else if (t == 'b' || t == 'c') {
        std::vector<char> composite(most + 1, 0);
        for (int p = 2; p <= most; ++p) {
            if (composite[p]) continue;
            if (t == 'c' || p > 2) set.push_back(p);
            for (long long m = 2LL * p; m <= most; m += p) composite[m] = 1;
        }
    } else {
        for (int x = t == 'd' ? 1 : 1, y = t == 'd' ? 2 : 3; x <= most;) {
            set.push_back(x);
            int z = x + y;
            x = y;
            y = z;
        }
    }
    return set;
}

int main() {
    char t;
    int most;
    std::scanf(" %c %d", &t, &most);
    std::vector<int> set = read_set(t, most), g(most + 1), stamp(most + 2, -1);
    // begin heart
    for (int n = 0; n <= most; ++n) {
        for (int s : set) {
            if (s > n) break;
            stamp[g[n - s]] = n;
        }
        while (stamp[g[n]] == n) ++g[n];
    }
    // end heart
    std::string out;
    for (int v : g) out += std::to_string(v) + ' ';
    std::puts(out.c_str());
}
