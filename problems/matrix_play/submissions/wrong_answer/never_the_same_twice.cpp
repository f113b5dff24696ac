// Wrong: draws again where it has just played the same row, so that it seems more random.
#include <algorithm>
#include <iostream>
#include <random>
#include <vector>

// An optimal mixture of the rows: the simplex method on payoffs that are moved and scaled to 1 .. 2.
std::vector<double> mixture(const std::vector<std::vector<int>>& a) {
    int m = a.size(), n = a[0].size(), least = a[0][0], most = a[0][0];
    for (auto& row : a)
        for (int x : row)
            least = std::min(least, x), most = std::max(most, x);
    double unit = std::max(1, most - least);
    std::vector<std::vector<double>> t(m + 1, std::vector<double>(n + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j)
            t[i][j] = 1 + (a[i][j] - least) / unit;
    for (int j = 0; j < n; ++j)
        t[m][j] = -1;
    t[m][n] = 0;
    // Columns are the variables 0 .. n-1, rows n .. n+m-1; Bland's rule.
    std::vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j)
        top[j] = j;
    for (int i = 0; i < m; ++i)
        left[i] = n + i;
    for (;;) {
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -1e-11 && (c < 0 || top[j] < top[c]))
                c = j;
        if (c < 0)
            break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= 1e-11)
                continue;
            double here = t[i][n] / t[i][c], best = r < 0 ? 0 : t[r][n] / t[r][c];
            if (r < 0 || here < best - 1e-11 || (here <= best + 1e-11 && left[i] < left[r]))
                r = i;
        }
        double pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c)
                    t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i)
            t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j)
            t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        std::swap(left[r], top[c]);
    }
    std::vector<double> p(m, 0.0);
    double sum = 0;
    for (int j = 0; j < n; ++j)
        if (top[j] >= n)
            sum += p[top[j] - n] = std::max(0.0, t[m][j]);
    for (double& weight : p)
        weight /= sum;
    return p;
}

int main() {
    int rounds, m, n;
    std::cin >> rounds >> m >> n;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row)
            std::cin >> x;
    std::vector<double> p = mixture(a);
    std::mt19937_64 chance(20240607);
    std::discrete_distribution<int> row(p.begin(), p.end());
    int last = -1;
    for (int round = 1; round <= rounds; ++round) {
        int i = 0, j = 0;
        i = row(chance);
        for (int tries = 0; tries < 20 && i == last; ++tries)
            i = row(chance);
        last = i;
        std::cout << i + 1 << std::endl;
        if (!(std::cin >> j) || j < 0)
            return 0;
    }
}
