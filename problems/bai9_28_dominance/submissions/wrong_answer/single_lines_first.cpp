// Wrong: first removes all that one other row or column dominates, believing that this never hurts; then by mixtures.
#include <cstdio>
#include <vector>
using namespace std;
typedef long long ll;

int m, n;
int a[50][50];
vector<int> rows, columns;

int entry(bool isRow, int line, int cross) { return isRow ? a[line][cross] : -a[cross][line]; }

// Whether t * first + (1 - t) * second is at least as good as line for some t.
bool above(bool isRow, int first, int second, int line) {
    ll lo = 0, loUnder = 1, hi = 1, hiUnder = 1;
    for (int cross : isRow ? columns : rows) {
        ll gain = entry(isRow, first, cross) - entry(isRow, second, cross);
        ll lack = entry(isRow, line, cross) - entry(isRow, second, cross);
        if (gain == 0 && lack > 0) return false;
        if (gain > 0 && lack * loUnder > lo * gain) lo = lack, loUnder = gain;
        if (gain < 0 && -lack * hiUnder < hi * -gain) hi = -lack, hiUnder = -gain;
        if (lo * hiUnder > hi * loUnder) return false;
    }
    return true;
}

bool removeOne(bool isRow, bool single) {
    vector<int>& lines = isRow ? rows : columns;
    for (size_t k = 0; k < lines.size(); ++k)
        for (int x : lines)
            for (int y : lines) {
                if (x == lines[k] || y == lines[k] || (single && x != y)) continue;
                if (above(isRow, x, y, lines[k])) {
                    lines.erase(lines.begin() + k);
                    return true;
                }
            }
    return false;
}

int main() {
    if (scanf("%d %d", &m, &n) != 2) return 1;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) scanf("%d", &a[i][j]);
    for (int i = 0; i < m; ++i) rows.push_back(i);
    for (int j = 0; j < n; ++j) columns.push_back(j);
    while (removeOne(true, true) || removeOne(false, true) || removeOne(true, false) || removeOne(false, false)) {
    }
    vector<double> p(m, 0.0), q(n, 0.0);
    double value;
    int r = rows[0], s = rows.back(), c = columns[0], d = columns.back();
    if (rows.size() == 1 || columns.size() == 1) {
        value = a[r][c];
        p[r] = q[c] = 1;
    } else {
        double sum = a[r][c] - a[r][d] - a[s][c] + a[s][d];
        p[r] = (a[s][d] - a[s][c]) / sum;
        p[s] = 1 - p[r];
        q[c] = (a[s][d] - a[r][d]) / sum;
        q[d] = 1 - q[c];
        value = (a[r][c] * a[s][d] - a[r][d] * a[s][c]) / sum;
    }
    printf("%.12g\n", value);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
