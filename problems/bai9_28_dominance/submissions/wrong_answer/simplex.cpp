// Wrong: the textbook's simplex method in long doubles, with one tolerance whatever the payoffs are, and V = 1/z - s.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;
typedef long double real;

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    vector<vector<real>> t(m + 1, vector<real>(n + 1, 1));
    int least = 1000;
    vector<vector<int>> a(m, vector<int>(n));
    for (auto& row : a)
        for (int& x : row) {
            scanf("%d", &x);
            least = min(least, x);
        }
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) t[i][j] = a[i][j] - least + 1;
    for (int j = 0; j < n; ++j) t[m][j] = -1;
    t[m][n] = 0;
    vector<int> left(m), top(n);
    for (int i = 0; i < m; ++i) left[i] = n + i;
    for (int j = 0; j < n; ++j) top[j] = j;
    const real eps = 1e-13L;
    while (true) {
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -eps && (c < 0 || top[j] < top[c])) c = j;
        if (c < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= eps) continue;
            real difference = r < 0 ? -1 : t[i][n] / t[i][c] - t[r][n] / t[r][c];
            if (difference < -eps || (difference <= eps && left[i] < left[r])) r = i;
        }
        real pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            if (i != r)
                for (int j = 0; j <= n; ++j)
                    if (j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        swap(left[r], top[c]);
    }
    vector<real> p(m, 0), q(n, 0);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j] / t[m][n];
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n] / t[m][n];
    printf("%.14Lg\n", 1 / t[m][n] + least - 1);
    for (real x : p) printf("%.14Lg ", x);
    printf("\n");
    for (real x : q) printf("%.14Lg ", x);
    printf("\n");
}
