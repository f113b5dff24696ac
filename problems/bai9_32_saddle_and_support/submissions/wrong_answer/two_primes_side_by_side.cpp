// Wrong: takes the determinant for 0 if 10^9 + 7 and 10^9 + 9 divide it; their product is below the largest determinant.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;
typedef __int128 wide;
typedef vector<vector<wide>> matrix;

int n;
int a[6][6];

// The determinant modulo a prime, by expansion along the rows.
long long expand(long long prime, int row, int freeColumns) {
    if (row == n) return 1;
    long long sum = 0;
    bool minus = false;
    for (int k = 0; k < n; ++k)
        if (freeColumns >> k & 1) {
            long long term = (wide)a[row][k] * expand(prime, row + 1, freeColumns & ~(1 << k)) % prime;
            sum = (minus ? sum - term : sum + term) % prime;
            minus = !minus;
        }
    return sum;
}

bool invertible() {
    int all = (1 << n) - 1;
    return expand(1000000007, 0, all) != 0 || expand(1000000009, 0, all) != 0;
}

// A determinant by expansion along the first row.
wide determinant(const matrix& m) {
    int k = m.size();
    if (k == 0) return 1;
    wide sum = 0;
    for (int j = 0; j < k; ++j) {
        matrix minor;
        for (int i = 1; i < k; ++i) {
            minor.push_back(m[i]);
            minor.back().erase(minor.back().begin() + j);
        }
        sum += (j % 2 ? -1 : 1) * m[0][j] * determinant(minor);
    }
    return sum;
}

// Cramer's rule: the determinants with a column replaced by ones.
vector<wide> weights(const matrix& m) {
    vector<wide> result;
    for (size_t j = 0; j < m.size(); ++j) {
        matrix other = m;
        for (auto& row : other) row[j] = 1;
        result.push_back(determinant(other));
    }
    return result;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    int least = 1000;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            scanf("%d", &a[i][j]);
            least = min(least, a[i][j]);
        }
    vector<pair<int, int>> saddles;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            bool is = true;
            for (int k = 0; k < n; ++k) is = is && a[i][k] >= a[i][j] && a[k][j] <= a[i][j];
            if (is) saddles.push_back({i + 1, j + 1});
        }
    printf("%d\n", (int)saddles.size());
    for (auto& s : saddles) printf("%d %d\n", s.first, s.second);
    printf("%d\n", (int)invertible());

    // Every square submatrix of the game with positive payoffs suggests two strategies.
    int up = 1 - least;
    long double value = 0;
    vector<vector<long double>> best(n, vector<long double>(n, 0));
    for (int rows = 1; rows < 1 << n; ++rows)
        for (int columns = 1; columns < 1 << n; ++columns) {
            if (__builtin_popcount(rows) != __builtin_popcount(columns)) continue;
            matrix m, turned;
            for (int i = 0; i < n; ++i)
                if (rows >> i & 1) {
                    m.push_back({});
                    for (int j = 0; j < n; ++j)
                        if (columns >> j & 1) m.back().push_back(a[i][j] + up);
                }
            for (size_t j = 0; j < m.size(); ++j) {
                turned.push_back({});
                for (auto& row : m) turned.back().push_back(row[j]);
            }
            wide det = determinant(m), total = 0;
            vector<wide> y = weights(m), x = weights(turned);
            for (wide w : y) total += w;
            if (total == 0) continue;
            if (total < 0) {
                det = -det, total = -total;
                for (wide& w : x) w = -w;
                for (wide& w : y) w = -w;
            }
            if (*min_element(x.begin(), x.end()) < 0 || *min_element(y.begin(), y.end()) < 0) continue;
            bool optimal = true;
            for (int i = 0; i < n; ++i) {
                wide conceded = 0, earned = 0;
                for (int j = 0, place = 0; j < n; ++j)
                    if (columns >> j & 1) conceded += (a[i][j] + up) * y[place++];
                for (int j = 0, place = 0; j < n; ++j)
                    if (rows >> j & 1) earned += (a[j][i] + up) * x[place++];
                optimal = optimal && conceded <= det && earned >= det;
            }
            if (!optimal) continue;
            value = (long double)(det - up * total) / (long double)total;
            vector<long double> q(n, 0);
            for (int j = 0, place = 0; j < n; ++j)
                if (columns >> j & 1) q[j] = (long double)y[place++] / (long double)total;
            for (int c = 0; c < n; ++c)
                if (q[c] > best[c][c]) best[c] = q;
        }
    printf("%.18Lg\n", value);
    bool all = true;
    for (int c = 0; c < n; ++c) all = all && best[c][c] > 0;
    printf("%d", (int)all);
    for (int j = 0; j < n && all; ++j) {
        long double mean = 0;
        for (int c = 0; c < n; ++c) mean += best[c][j] / n;
        printf(" %.18Lg", mean);
    }
    printf("\n");
}
