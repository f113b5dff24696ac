// Wrong: uses the formula wherever the first player's probability lies in [0, 1], and does not look at the second player's.
#include <algorithm>
#include <cstdio>

int main() {
    int a, b, c, d;
    while (scanf("%d %d %d %d", &a, &b, &c, &d) == 4) {
        int s = a - b - c + d;
        double p = s == 0 ? -1 : double(d - c) / s, q, v;
        if (0 <= p && p <= 1) {
            q = double(d - b) / s;
            v = double(a * d - b * c) / s;
        } else {
            p = std::min(a, b) >= std::min(c, d);
            q = std::max(a, c) <= std::max(b, d);
            v = std::max(std::min(a, b), std::min(c, d));
        }
        printf("%.12f %.12f %.12f %.12f %.12f\n", v, p, 1 - p, q, 1 - q);
    }
}
