// Wrong: ends the ternary search after 40 steps, when the share is known to seven digits only.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

struct Best {
    double value;
    vector<double> weights;
};

double guaranteed(const vector<int>& first, const vector<int>& second, double t) {
    double least = 1e9;
    for (size_t j = 0; j < first.size(); ++j) least = min(least, t * first[j] + (1 - t) * second[j]);
    return least;
}

Best best(const vector<vector<int>>& rows) {
    Best found{-1e9, {}};
    for (size_t i = 0; i < rows.size(); ++i)
        for (size_t k = 0; k <= i; ++k) {
            double low = 0, high = 1;
            for (int step = 0; step < 40; ++step) {
                const double a = low + (high - low) / 3, b = high - (high - low) / 3;
                if (guaranteed(rows[i], rows[k], a) < guaranteed(rows[i], rows[k], b))
                    low = a;
                else
                    high = b;
            }
            // The ends are tried as well: there the top may be a corner of the interval.
            for (double t : {0.0, (low + high) / 2, 1.0}) {
                const double value = guaranteed(rows[i], rows[k], t);
                if (value > found.value) {
                    found = {value, vector<double>(rows.size(), 0.0)};
                    found.weights[i] += t;
                    found.weights[k] += 1 - t;
                }
            }
        }
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
    printf("%.14g\n", p.value);
    for (double x : p.weights) printf("%.14g ", x);
    printf("\n");
    for (double x : q.weights) printf("%.14g ", x);
    printf("\n");
}
