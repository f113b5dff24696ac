// Wrong: binomial coefficients in 64 bits, which are too short from about 60 stages on.
#include <cstdio>

unsigned long long choose[1001][1001];

double value(int n, int k) {
    if (choose[0][0] == 0)
        for (int m = 0; m <= 1000; ++m)
            for (int i = 0; i <= m; ++i) choose[m][i] = i == 0 || i == m ? 1 : choose[m - 1][i - 1] + choose[m - 1][i];
    unsigned long long sum = 0;
    for (int i = 0; i <= k; ++i) sum += choose[n][i];
    return sum == 0 ? 0 : -double(choose[n - 1][k]) / double(sum);
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
