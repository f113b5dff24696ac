// Too slow: plain recursion, which computes the same values again and again.
#include <cstdio>

double value(int n, int k) {
    if (k == 0) return -1;
    if (k == n) return 0;
    double a = value(n - 1, k), b = value(n - 1, k - 1);
    return (a + b) / (2 + a - b);
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
