// Too slow: knows exactly which positions are cold, but tries every move.
#include <cmath>
#include <cstdio>
#include <utility>
typedef long long i64;

static bool cold(int t, i64 x, i64 y) {
    if (x > y) std::swap(x, y);
    i64 k = y - x;
    if (t == 1 && k < 2) return k == 0 ? x == 2 : x == 0;
    __int128 square = (__int128)5 * k * k, root = (__int128)sqrtl((long double)square);
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return x == (i64)((k + root) / 2);
}

int main() {
    int t;
    i64 a, b;
    while (std::scanf("%d %lld %lld", &t, &a, &b) == 3) {
        i64 x = -1, y = -1;
        for (i64 taken = 1; x < 0 && (taken <= a || taken <= b); ++taken) {
            if (taken <= a && cold(t, a - taken, b)) x = a - taken, y = b;
            else if (taken <= b && cold(t, a, b - taken)) x = a, y = b - taken;
            else if (taken <= a && taken <= b && cold(t, a - taken, b - taken)) x = a - taken, y = b - taken;
        }
        if (x < 0) std::puts("0");
        else std::printf("1 %lld %lld\n", x, y);
    }
}
