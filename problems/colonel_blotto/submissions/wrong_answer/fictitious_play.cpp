// Wrong: both players answer the other's past again and again; that comes no nearer than some thousandths.
#include <algorithm>
#include <cstdio>
#include <vector>
typedef long double real;
typedef std::vector<int> Split;

static void splits(int posts, int regiments, Split begun, std::vector<Split> &all) {
    if (posts == 1) {
        begun.push_back(regiments);
        all.push_back(begun);
        return;
    }
    // the most for the first post comes first
    for (int here = regiments; here >= 0; --here) {
        Split longer = begun;
        longer.push_back(here);
        splits(posts - 1, regiments - here, longer, all);
    }
}

static int payoff(const Split &mine, const Split &theirs) {
    int sum = 0;
    for (size_t post = 0; post < mine.size(); ++post) {
        if (mine[post] > theirs[post]) sum += 1 + theirs[post];
        if (mine[post] < theirs[post]) sum -= 1 + mine[post];
    }
    return sum;
}

int main() {
    int k, x, y;
    if (std::scanf("%d %d %d", &k, &x, &y) != 3) return 1;
    std::vector<Split> mine, theirs;
    splits(k, x, {}, mine);
    splits(k, y, {}, theirs);
    int m = mine.size(), n = theirs.size();
    std::vector<long long> earned(m), paid(n), rows(m), columns(n);
    const int rounds = 20000;
    for (int round = 0, i = 0, j = 0; round < rounds; ++round) {
        ++rows[i], ++columns[j];
        for (int c = 0; c < n; ++c) paid[c] += payoff(mine[i], theirs[c]);
        for (int r = 0; r < m; ++r) earned[r] += payoff(mine[r], theirs[j]);
        for (int r = 0; r < m; ++r) if (earned[r] > earned[i]) i = r;
        for (int c = 0; c < n; ++c) if (paid[c] < paid[j]) j = c;
    }
    real low = 1e18L, total = 0;
    for (long long count : rows) total += count;
    for (long long x : paid) low = std::min(low, x / total);
    std::printf("%.15Lf\n", low);
    for (long long count : rows) std::printf("%.15Lf ", count / total);
    std::puts("");
    for (long long count : columns) std::printf("%.15Lf ", count / total);
    std::puts("");
}
