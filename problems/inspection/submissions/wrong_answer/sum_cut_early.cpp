// Wrong: leaves out the terms of the sum that are less than a ten-millionth of what is there already.
#include <cstdio>

double value(int n, int k) {
    double term = 1, sum = 1;
    for (int i = k; i > 0 && term > 1e-7 * sum; --i) {
        term *= double(i) / (n - i + 1);
        sum += term;
    }
    return -double(n - k) / n / sum;
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
