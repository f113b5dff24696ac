// Too slow: subtracts M + 1 again and again, C / (M + 1) steps per game.
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        volatile long long left = c - 1;  // volatile, so that no compiler turns the loop into a division
        while (left > m) left = left - (m + 1);
        if (left == 0)
            std::puts("0");
        else
            std::printf("1 %lld\n", static_cast<long long>(left));
    }
}
