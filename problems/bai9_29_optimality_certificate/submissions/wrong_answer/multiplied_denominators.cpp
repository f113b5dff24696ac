// Wrong: brings p and q over the product of all their different denominators, which 64 bits do not hold.
#include <cstdio>
#include <set>
#include <vector>
using namespace std;
typedef long long ll;

ll read(int count, vector<ll>& part) {
    vector<ll> a(count), b(count, 1);
    set<ll> different;
    for (int i = 0; i < count; ++i) {
        char text[64];
        if (scanf("%63s", text) != 1) return 0;
        sscanf(text, "%lld/%lld", &a[i], &b[i]);
        different.insert(b[i]);
    }
    ll unit = 1;
    for (ll x : different) unit *= x;
    for (int i = 0; i < count; ++i) part.push_back(a[i] * (unit / b[i]));
    return unit;
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    vector<vector<ll>> a(m, vector<ll>(n));
    for (auto& row : a)
        for (ll& x : row) scanf("%lld", &x);
    vector<ll> p, q;
    ll p_unit = read(m, p), q_unit = read(n, q), lo = 0, hi = 0;
    for (int j = 0; j < n; ++j) {
        ll sum = 0;
        for (int i = 0; i < m; ++i) sum += p[i] * a[i][j];
        if (j == 0 || sum < lo) lo = sum;
    }
    for (int i = 0; i < m; ++i) {
        ll sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q[j];
        if (i == 0 || sum > hi) hi = sum;
    }
    printf("%d\n%.15g %.15g\n", (__int128)lo * q_unit == (__int128)hi * p_unit, (double)lo / p_unit, (double)hi / q_unit);
}
