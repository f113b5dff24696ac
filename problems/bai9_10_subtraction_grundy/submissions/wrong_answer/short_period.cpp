// Wrong: finds a period in the first thousand values and copies it.
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
    std::vector<int> set = read_set(t, most);
    int shown = std::min(most, 1000);
    std::vector<int> g(shown + 1), stamp(shown + 2, -1);
    for (int n = 0; n <= shown; ++n) {
        for (int s : set) {
            if (s > n) break;
            stamp[g[n - s]] = n;
        }
        while (stamp[g[n]] == n) ++g[n];
    }
    // The least period of the second half of the table, if it is seen at least twice; else half the table.
    int half = shown / 2, period = 1;
    for (; period < half / 2; ++period) {
        bool holds = true;
        for (int n = half + period; n <= shown && holds; ++n) holds = g[n] == g[n - period];
        if (holds) break;
    }
    for (int n = shown + 1; n <= most; ++n) g.push_back(g[n - period]);
    std::string out;
    for (int v : g) out += std::to_string(v) + ' ';
    std::puts(out.c_str());
}
