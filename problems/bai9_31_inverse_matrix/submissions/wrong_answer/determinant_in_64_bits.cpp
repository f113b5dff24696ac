// Wrong: cofactors in 64-bit integers; determinants of 8 x 8 matrices reach 4 * 10^19.
#include <cstdio>
#include <vector>
using namespace std;
typedef unsigned long long ull;
typedef long long ll;

int n;
ll a[8][8];

// Unsigned, so that an overflow wraps around.
ull expand(int row, int without, int freeColumns) {
    if (row == without) ++row;
    if (row >= n) return 1;
    ull sum = 0;
    bool minus = false;
    for (int k = 0; k < n; ++k)
        if (freeColumns >> k & 1) {
            ull term = (ull)a[row][k] * expand(row + 1, without, freeColumns & ~(1 << k));
            sum = minus ? sum - term : sum + term;
            minus = !minus;
        }
    return sum;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) scanf("%lld", &a[i][j]);
    int all = (1 << n) - 1;
    ll det = (ll)expand(0, -1, all);
    if (det == 0) {
        printf("0\n0\n");
        return 0;
    }
    printf("%lld\n", det);
    vector<vector<ll>> c(n, vector<ll>(n));
    vector<ll> p(n, 0), q(n, 0);
    ll total = 0;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            c[i][j] = (ll)expand(0, i, all & ~(1 << j)) * ((i + j) % 2 ? -1 : 1);
            p[i] += c[i][j], q[j] += c[i][j], total += c[i][j];
        }
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) printf("%.15g ", (double)c[j][i] / det);
        printf("\n");
    }
    bool applies = total != 0;
    for (int i = 0; i < n; ++i)
        if ((total < 0 ? -p[i] : p[i]) < 0 || (total < 0 ? -q[i] : q[i]) < 0) applies = false;
    printf("%d\n", applies);
    if (!applies) return 0;
    printf("%.15g\n", (double)det / total);
    for (ll x : p) printf("%.15g ", (double)x / total);
    for (ll x : q) printf("%.15g ", (double)x / total);
}
