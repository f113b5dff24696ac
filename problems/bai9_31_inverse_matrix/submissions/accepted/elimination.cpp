// Right: Gauss-Jordan elimination on [A | I] in 128-bit integers. Instead of dividing a row by its pivot, all other rows are
// multiplied by it and divided by the pivot before: all numbers are minors of [A | I], below 5 * 10^19.
#include <cstdio>
#include <string>
#include <utility>
#include <vector>
using namespace std;
typedef __int128 wide;

string text(wide x) {
    if (x < 0) return "-" + text(-x);
    string digits;
    do digits.insert(digits.begin(), char('0' + int(x % 10))), x /= 10;
    while (x > 0);
    return digits;
}

// a / b as a fraction with a positive denominator.
void write(wide a, wide b, char end) {
    if (b < 0) a = -a, b = -b;
    printf("%s/%s%c", text(a).c_str(), text(b).c_str(), end);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<vector<wide>> t(n, vector<wide>(2 * n, 0));
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            int x;
            scanf("%d", &x);
            t[i][j] = x;
        }
        t[i][n + i] = 1;
    }
    // begin heart
    wide d = 1;
    int sign = 1;
    for (int k = 0; k < n; ++k) {
        int r = k;
        while (r < n && t[r][k] == 0) ++r;
        if (r == n) {
            printf("0\n0\n");
            return 0;
        }
        if (r != k) swap(t[r], t[k]), sign = -sign;
        wide pivot = t[k][k];
        for (int i = 0; i < n; ++i) {
            if (i == k) continue;
            wide factor = t[i][k];
            for (int j = 0; j < 2 * n; ++j) t[i][j] = (t[i][j] * pivot - factor * t[k][j]) / d;
        }
        d = pivot;
    }
    // end heart
    // The left half is d I now, and the right half d times the inverse.
    printf("%s\n", text(sign * d).c_str());
    vector<wide> p(n, 0), q(n, 0);
    wide total = 0;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            wide x = t[i][n + j];
            write(x, d, j + 1 < n ? ' ' : '\n');
            p[j] += x, q[i] += x, total += x;
        }
    bool applies = total != 0;
    for (int i = 0; i < n; ++i)
        if ((total > 0 ? p[i] : -p[i]) < 0 || (total > 0 ? q[i] : -q[i]) < 0) applies = false;
    printf("%d\n", (int)applies);
    if (!applies) return 0;
    write(d, total, '\n');
    for (int i = 0; i < n; ++i) write(p[i], total, i + 1 < n ? ' ' : '\n');
    for (int i = 0; i < n; ++i) write(q[i], total, i + 1 < n ? ' ' : '\n');
}
