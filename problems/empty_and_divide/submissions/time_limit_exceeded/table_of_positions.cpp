// Too slow: decides every position up to the largest box by the rule, n^3 steps in all.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    std::vector<std::pair<long long, long long>> queries;
    long long m, n, most = 1;
    while (std::scanf("%lld %lld", &m, &n) == 2) queries.push_back({m, n}), most = std::max({most, m, n});
    int size = (int)std::min(most, 5000LL);
    std::vector<std::vector<short>> part(size + 1, std::vector<short>(size + 1));
    auto divide = [&](int box) {
        for (int first = 1; first < box; ++first)
            if (part[first][box - first] == 0) return first;
        return 0;
    };
    for (int sum = 2; sum <= 2 * size; ++sum)
        for (int a = std::max(1, sum - size); a <= std::min(size, sum - 1); ++a) {
            int first = divide(a), second = first ? 0 : divide(sum - a);
            part[a][sum - a] = (short)(first ? first : -second);
        }
    for (auto [a, b] : queries) {
        if (a > size || b > size) continue;
        int first = part[a][b];
        if (first == 0) std::puts("0");
        else if (first > 0) std::printf("1 %d %lld\n", first, a - first);
        else std::printf("1 %d %lld\n", -first, b + first);
    }
}
