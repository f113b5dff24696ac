// The golden ratio in integers: floor(k * phi) from the integer square root of 5k^2 in 128 bits.
#include <cmath>
#include <cstdio>
#include <utility>
typedef long long i64;
typedef __int128 wide;

// begin heart
static i64 times_phi(i64 k) {
    wide square = (wide)5 * k * k;
    wide root = (wide)sqrtl((long double)square);
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return (i64)((k + root) / 2);
}

// The pile that is cold together with x.
static i64 partner(int t, i64 x) {
    if (t == 1 && x <= 2) return x == 2 ? 2 : 1 - x;
    i64 k = times_phi(x + 1) - (x + 1);
    return times_phi(k) == x ? x + k : k;
}
// end heart

int main() {
    int t;
    i64 a, b;
    while (std::scanf("%d %lld %lld", &t, &a, &b) == 3) {
        // begin move
        bool swapped = a > b;
        if (swapped) std::swap(a, b);
        i64 d = b - a;
        i64 low = t == 1 && d == 0 ? 2 : t == 1 && d == 1 ? 0 : times_phi(d);
        i64 x = -1, y = -1;
        if (low < a) x = low, y = low + d;
        else if (partner(t, b) < a) x = partner(t, b), y = b;
        else if (partner(t, a) < b) x = a, y = partner(t, a);
        if (swapped) std::swap(x, y);
        // end move
        if (x < 0) std::puts("0");
        else std::printf("1 %lld %lld\n", x, y);
    }
}
