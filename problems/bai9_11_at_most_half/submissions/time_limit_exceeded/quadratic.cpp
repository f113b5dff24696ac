// Slow: the mex over all moves for every pile up to the largest, O(n^2).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> queries;
    for (long long n; std::scanf("%lld", &n) == 1;) queries.push_back(n);
    // Nothing above this fits in memory anyway.
    long long most = std::min(*std::max_element(queries.begin(), queries.end()), 20000000LL);
    std::vector<int> g(most + 1, 0), seen(most + 2, -1);
    for (long long n = 0; n <= most; ++n) {
        for (long long left = (n + 1) / 2; left < n; ++left) seen[g[left]] = n;
        while (seen[g[n]] == n) ++g[n];
    }
    for (long long n : queries) std::printf("%d\n", g[std::min(n, most)]);
}
