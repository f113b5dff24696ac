// Wrong: multiplies by the golden ratio with 18 digits after the point, in 128-bit integers; near 10^18 that is a digit too few.
#include <cstdio>
#include <utility>
typedef long long i64;

static i64 times_phi(i64 k) { return (i64)((__int128)k * 1618033988749894848LL / 1000000000000000000LL); }

static i64 partner(int t, i64 x) {
    if (t == 1 && x <= 2) return x == 2 ? 2 : 1 - x;
    i64 k = times_phi(x + 1) - (x + 1);
    return times_phi(k) == x ? x + k : k;
}

int main() {
    int t;
    i64 a, b;
    while (std::scanf("%d %lld %lld", &t, &a, &b) == 3) {
        bool swapped = a > b;
        if (swapped) std::swap(a, b);
        i64 d = b - a;
        i64 low = t == 1 && d == 0 ? 2 : t == 1 && d == 1 ? 0 : times_phi(d);
        i64 x = -1, y = -1;
        if (low < a) x = low, y = low + d;
        else if (partner(t, b) < a) x = partner(t, b), y = b;
        else if (partner(t, a) < b) x = a, y = partner(t, a);
        if (swapped) std::swap(x, y);
        if (x < 0) std::puts("0");
        else std::printf("1 %lld %lld\n", x, y);
    }
}
