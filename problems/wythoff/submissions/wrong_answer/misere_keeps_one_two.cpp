// Wrong: in the misère game (0, 1) and (2, 2) are lost, but it believes that (1, 2) is lost too.
#include <cmath>
#include <cstdio>
#include <utility>
typedef long long i64;

static i64 times_phi(i64 k) {
    __int128 square = (__int128)5 * k * k, root = (__int128)sqrtl((long double)square);
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return (i64)((k + root) / 2);
}

static i64 partner(int t, i64 x) {
    if (t == 1 && x <= 2) return x == 2 ? 2 : 1 - x;
    i64 k = times_phi(x + 1) - (x + 1);
    return times_phi(k) == x ? x + k : k;
}

int main() {
    int t;
    i64 a, b;
    while (std::scanf("%d %lld %lld", &t, &a, &b) == 3) {
        if (t == 1 && ((a == 1 && b == 2) || (a == 2 && b == 1))) {
            std::puts("0");
            continue;
        }
        bool swapped = a > b;
        if (swapped) std::swap(a, b);
        i64 d = b - a;
        i64 low = t == 1 && d == 0 ? 2 : t == 1 && d == 1 ? 0 : times_phi(d);
        i64 x = -1, y = -1;
        if (low == a) {
            std::puts("0");
            continue;
        }
        if (low < a) x = low, y = low + d;
        else x = a, y = partner(t, a);
        if (swapped) std::swap(x, y);
        std::printf("1 %lld %lld\n", x, y);
    }
}
