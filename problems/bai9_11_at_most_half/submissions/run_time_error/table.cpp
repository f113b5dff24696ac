// Fails: a table of the first million values, read far beyond its end.
#include <cstdio>
#include <vector>

int main() {
    const int most = 1000000;
    std::vector<int> g(most + 1, 0);
    for (int n = 2; n <= most; ++n) g[n] = n % 2 == 0 ? n / 2 : g[n / 2];
    for (long long n; std::scanf("%lld", &n) == 1;) std::printf("%d\n", g.at(n));
}
