// Divides an even box into one counter and the rest; two odd boxes are lost.
#include <cstdio>

int main() {
    long long m, n;
    // begin heart
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        long long even = m % 2 == 0 ? m : n;  // the box to keep; the other one is emptied
        if (even % 2 == 1)
            std::puts("0");  // both are odd: one part will be even, whatever we do
        else
            std::printf("1 %d %lld\n", 1, even - 1);  // both parts are odd
    }
    // end heart
}
