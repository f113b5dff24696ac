// Wrong: searches where the coin is found easily, in proportion to s_i.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> s(n);
    for (double& x : s) {
        char word[32];
        scanf("%31s", word);
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        x = (double)a / b;
    }
    double sum = 0, v = 0;
    bool zero = false;
    for (double x : s) sum += x, zero = zero || x == 0;
    std::vector<double> p(n, 1.0 / n), q(n, 1.0 / n);
    for (int i = 0; i < n && sum > 0; ++i) p[i] = s[i] / sum;
    if (zero) {
        for (int i = 0; i < n; ++i) q[i] = 0;
        for (int i = 0; i < n; ++i)
            if (s[i] == 0) {
                q[i] = 1;
                break;
            }
    } else {
        for (double x : s) v += 1 / x;
        v = 1 / v;
        for (int i = 0; i < n; ++i) q[i] = v / s[i];
    }
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
