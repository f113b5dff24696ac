// Wrong: multiplies numerators of up to 10^9 by denominators of up to 10^6 in 32 bits, and compares remainders.
#include <cstdio>
#include <numeric>
#include <vector>
using namespace std;

struct Strategy {
    vector<int> part;
    int unit = 1;
};

Strategy read(int count) {
    vector<int> a(count), b(count, 1);
    Strategy s;
    for (int i = 0; i < count; ++i) {
        char text[64];
        if (scanf("%63s", text) != 1) return s;
        if (sscanf(text, "%d/%d", &a[i], &b[i]) < 2) b[i] = 1;
        s.unit = s.unit / gcd(s.unit, b[i]) * b[i];
    }
    for (int i = 0; i < count; ++i) s.part.push_back(a[i] * (s.unit / b[i]));
    return s;
}

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    vector<vector<int>> a(m, vector<int>(n));
    for (auto& row : a)
        for (int& x : row) scanf("%d", &x);
    Strategy p = read(m), q = read(n);
    // Everything is brought over the product of both denominators.
    unsigned unit = (unsigned)p.unit * q.unit;
    int lo = 0, hi = 0;
    for (int j = 0; j < n; ++j) {
        unsigned sum = 0;
        for (int i = 0; i < m; ++i) sum += (unsigned)p.part[i] * a[i][j];
        int over = (int)(sum * q.unit);
        if (j == 0 || over < lo) lo = over;
    }
    for (int i = 0; i < m; ++i) {
        unsigned sum = 0;
        for (int j = 0; j < n; ++j) sum += (unsigned)a[i][j] * q.part[j];
        int over = (int)(sum * p.unit);
        if (i == 0 || over > hi) hi = over;
    }
    printf("%d\n%.12g %.12g\n", lo == hi, (double)lo / (int)unit, (double)hi / (int)unit);
}
