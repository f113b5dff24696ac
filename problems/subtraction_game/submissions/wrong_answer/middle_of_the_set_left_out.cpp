// Wrong: looks for a move among the first and the last 60 000 numbers of the set only.
#include <bitset>
#include <cstdio>
#include <vector>
std::bitset<200064> S, W;
int main() {
    int n; std::vector<int> s; int v;
    scanf("%d", &n);
    while (scanf("%d", &v) == 1) { s.push_back(v); S[v] = 1; }
    for (int i = 0; i <= n; i++) if (!W[i]) W |= S << i;
    if (!W[n]) { puts("0"); return 0; }
    for (size_t i = 0; i < s.size(); i++) { if (i == 60000 && s.size() > 120000) i = s.size() - 60000; int x = s[i]; if (x <= n && !W[n - x]) { printf("1 %d\n", x); return 0; } }
}
