// Too slow: fills the table again for each line.
#include <cstdio>

double v[1001][1001];

double value(int n, int k) {
    for (int m = 1; m <= n; ++m) {
        v[m][0] = -1;
        v[m][m] = 0;
        for (int i = 1; i < m && i <= k; ++i) {
            double a = v[m - 1][i], b = v[m - 1][i - 1];
            v[m][i] = (a + b) / (2 + a - b);
        }
    }
    return v[n][k];
}

int main() {
    int t, n, k;
    while (std::scanf("%d %d %d", &t, &n, &k) == 3) {
        double v, p, q;
        if (t == 0) {
            v = p = double(k) / n;
            q = 1.0 / n;
        } else {
            v = value(n, k);
            p = (1 + v) / 2;
            double b = value(n - 1, k - 1);
            q = (v - b) / (1 - b);
        }
        std::printf("%.13f %.13f %.13f %.13f %.13f\n", v, p, 1 - p, q, 1 - q);
    }
}
