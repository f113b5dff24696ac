// Wrong: binomial coefficients from factorials in doubles, which are infinite from 171 on.
#include <cstdio>

double factorial(int n) {
    static double table[1001];
    if (table[0] == 0) {
        table[0] = 1;
        for (int i = 1; i <= 1000; ++i) table[i] = table[i - 1] * i;
    }
    return table[n];
}

double choose(int n, int k) {
    return k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k);
}

double value(int n, int k) {
    double sum = 0;
    for (int i = 0; i <= k; ++i) sum += choose(n, i);
    return -choose(n - 1, k) / sum;
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
