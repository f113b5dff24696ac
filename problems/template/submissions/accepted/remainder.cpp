// The remainder of n modulo 4 is the winning move.
#include <cstdio>

int main() {
    long long n;
    // begin heart
    while (std::scanf("%lld", &n) == 1) {
        long long take = n % 4;  // leaves a multiple of 4
        if (take == 0)
            std::puts("0");  // every move leaves a remainder, which the opponent takes
        else
            std::printf("1 %lld\n", take);
    }
    // end heart
}
