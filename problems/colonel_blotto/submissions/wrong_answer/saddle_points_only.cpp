// Wrong: looks for the best pure strategy of each player and for nothing else.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
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
    int value = -1000, row = 0, column = 0, least = 1000;
    for (int i = 0; i < m; ++i) {
        int worst = 1000;
        for (int j = 0; j < n; ++j) worst = std::min(worst, payoff(mine[i], theirs[j]));
        if (worst > value) value = worst, row = i;
    }
    for (int j = 0; j < n; ++j) {
        int most = -1000;
        for (int i = 0; i < m; ++i) most = std::max(most, payoff(mine[i], theirs[j]));
        if (most < least) least = most, column = j;
    }
    std::printf("%d\n", value);
    for (int i = 0; i < m; ++i) std::printf("%d ", i == row);
    std::puts("");
    for (int j = 0; j < n; ++j) std::printf("%d ", j == column);
    std::puts("");
}
