// Wrong: he has to act in both games.
#include <cstdio>
#include <vector>

int main() {
    const int most = 1000;
    std::vector<std::vector<double>> v(most + 1, std::vector<double>(most + 1));
    for (int n = 1; n <= most; ++n) {
        v[n][0] = -1;
        v[n][n] = 0;
        for (int k = 1; k < n; ++k) {
            double a = v[n - 1][k], b = v[n - 1][k - 1];
            v[n][k] = (a + b) / (2 + a - b);
        }
    }
    int t, n, k;
    while (std::scanf("%d %d %d", &t, &n, &k) == 3) {
        double value, p, q;
        if (t >= 0) {
            value = p = double(k) / n;
            q = 1.0 / n;
        } else {
            double a = v[n - 1][k], b = v[n - 1][k - 1], d = 2 + a - b;
            value = v[n][k];
            p = (a + 1) / d;
            q = (a - b) / d;
        }
        std::printf("%.13f %.13f %.13f %.13f %.13f\n", value, p, 1 - p, q, 1 - q);
    }
}
