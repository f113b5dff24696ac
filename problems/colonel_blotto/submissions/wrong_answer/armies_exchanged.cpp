// Wrong: gives the first player the regiments of the second.
#include <cmath>
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
    if (std::scanf("%d %d %d", &k, &y, &x) != 3) return 1;
    std::vector<Split> mine, theirs;
    splits(k, x, {}, mine);
    splits(k, y, {}, theirs);
    int m = mine.size(), n = theirs.size();
    // no post pays more than 41 either way
    const int up = 1 + k * 41;
    std::vector<std::vector<real>> t(m + 1, std::vector<real>(n + 1, 1));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = payoff(mine[i], theirs[j]) + up;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    const real tiny = 1e-12L;
    for (;;) {
        // Bland's rule: the variable of the smallest number enters, and of those that may leave the smallest leaves
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -tiny && (c < 0 || top[j] < top[c])) c = j;
        if (c < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] < tiny) continue;
            real here = t[i][n] / t[i][c], best = r < 0 ? here + 1 : t[r][n] / t[r][c];
            if (here < best - tiny || (here < best + tiny && left[i] < left[r])) r = i;
        }
        real pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }
    std::vector<real> p(m), q(n);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j] / t[m][n];
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n] / t[m][n];
    std::printf("%.15Lf\n", 1 / t[m][n] - up);
    for (real w : p) std::printf("%.15Lf ", w);
    std::puts("");
    for (real w : q) std::printf("%.15Lf ", w);
    std::puts("");
}
