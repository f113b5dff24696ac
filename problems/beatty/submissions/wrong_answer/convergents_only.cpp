// Wrong: takes the last convergent below the root for the best fraction; intermediate fractions may be better.
#include <cmath>
#include <cstdio>
typedef unsigned long long u64;
typedef unsigned __int128 u128;

int main() {
    u64 d, m;
    while (std::scanf("%llu %llu", &d, &m) == 2) {
        u64 whole = (u64)std::sqrt((double)d), most = (m + 1) / whole;
        u64 p = whole, q = 1, before = 1, before_q = 0, shift = 0, under = 1, part = whole;
        u64 low = p, low_q = q;
        for (bool even = true;; even = !even) {
            if (even) low = p, low_q = q;
            shift = part * under - shift;
            under = (d - shift * shift) / under;
            part = (whole + shift) / under;
            if ((u128)part * q + before_q > most) break;
            u64 next = part * p + before, next_q = part * q + before_q;
            before = p, before_q = q, p = next, q = next_q;
        }
        u64 first = (u64)(((u128)(m + 1) * low_q - 1) / low);
        if ((u64)((u128)first * low / low_q) == m) std::printf("1 %llu\n", first);
        else std::printf("2 %llu\n", m - first);
    }
}
