// Too slow: goes through the cold pairs one by one until they pass the piles.
#include <cmath>
#include <cstdio>
typedef long long i64;

static i64 times_phi(i64 k) {
    __int128 square = (__int128)5 * k * k, root = (__int128)sqrtl((long double)square);
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return (i64)((k + root) / 2);
}

static bool reaches(i64 a, i64 b, i64 x, i64 y) {
    return (x == a && y < b) || (y == b && x < a) || (x < a && a - x == b - y);
}

int main() {
    int t;
    i64 a, b;
    while (std::scanf("%d %lld %lld", &t, &a, &b) == 3) {
        bool won = false;
        for (i64 k = 0, p = 0; p <= a || p <= b; ++k) {
            p = times_phi(k);
            i64 x = p, y = p + k;
            if (t == 1 && k == 0) x = y = 2;
            if (t == 1 && k == 1) x = 0, y = 1;
            if (reaches(a, b, x, y)) {
                std::printf("1 %lld %lld\n", x, y);
                won = true;
                break;
            }
            if (reaches(a, b, y, x)) {
                std::printf("1 %lld %lld\n", y, x);
                won = true;
                break;
            }
        }
        if (!won) std::puts("0");
    }
}
