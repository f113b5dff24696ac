// Wrong: for every pair of rows and of columns it tries the shares 0, 1/1000, 2/1000, ..., 1 and takes the best.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

struct Best {
    double value;
    vector<double> weights;
};

Best best(const vector<vector<int>>& rows) {
    const int m = rows.size(), n = rows[0].size(), steps = 1000;
    long long top = -4000000;
    int first = 0, second = 0, share = 0;
    for (int i = 0; i < m; ++i)
        for (int k = 0; k <= i; ++k)
            for (int t = 0; t <= steps; ++t) {
                long long least = 4000000;
                for (int j = 0; j < n && least > top; ++j)
                    least = min<long long>(least, (long long)t * rows[i][j] + (long long)(steps - t) * rows[k][j]);
                if (least > top) top = least, first = i, second = k, share = t;
            }
    Best found{(double)top / steps, vector<double>(m, 0.0)};
    found.weights[first] += (double)share / steps;
    found.weights[second] += 1 - (double)share / steps;
    return found;
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    vector<vector<int>> rows(m, vector<int>(n)), columns(n, vector<int>(m));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
            scanf("%d", &rows[i][j]);
            columns[j][i] = -rows[i][j];
        }
    const Best p = best(rows), q = best(columns);
    printf("%.12g\n", (p.value - q.value) / 2);
    for (double x : p.weights) printf("%.12g ", x);
    printf("\n");
    for (double x : q.weights) printf("%.12g ", x);
    printf("\n");
}
