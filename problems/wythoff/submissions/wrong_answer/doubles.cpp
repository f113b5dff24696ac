// Wrong: multiplies by the golden ratio in double precision.
#include <cmath>
#include <cstdio>
#include <utility>
typedef long long i64;

static i64 times_phi(i64 k) {
    return (i64)std::floor(k * ((1 + std::sqrt(5.0)) / 2));
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
