// Right: numerators over the common denominators of p and of q, compared by cross-multiplication in 64 bits.
#include <cstdio>
#include <numeric>
#include <vector>
using namespace std;
typedef long long ll;

struct Strategy {
    vector<ll> part;
    ll unit = 1;
};

Strategy read(int count) {
    vector<ll> a(count), b(count, 1);
    Strategy s;
    for (int i = 0; i < count; ++i) {
        char text[64];
        if (scanf("%63s", text) != 1) return s;
        if (sscanf(text, "%lld/%lld", &a[i], &b[i]) < 2) b[i] = 1;
        s.unit = s.unit / gcd(s.unit, b[i]) * b[i];
    }
    for (int i = 0; i < count; ++i) s.part.push_back(a[i] * (s.unit / b[i]));
    return s;
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    vector<vector<ll>> a(m, vector<ll>(n));
    for (auto& row : a)
        for (ll& x : row) scanf("%lld", &x);
    Strategy p = read(m), q = read(n);
    // begin heart
    ll lo = 0, hi = 0;
    for (int j = 0; j < n; ++j) {
        ll sum = 0;
        for (int i = 0; i < m; ++i) sum += p.part[i] * a[i][j];
        if (j == 0 || sum < lo) lo = sum;
    }
    for (int i = 0; i < m; ++i) {
        ll sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q.part[j];
        if (i == 0 || sum > hi) hi = sum;
    }
    printf("%d\n%lld/%lld %lld/%lld\n", lo * q.unit == hi * p.unit, lo, p.unit, hi, q.unit);
    // end heart
}
