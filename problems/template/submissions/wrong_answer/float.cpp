// Wrong: keeps n in a float, which has 24 bits.
#include <cstdio>

int main() {
    double n;
    while (std::scanf("%lf", &n) == 1) {
        long long taken = (long long)(float)n % 4;
        if (taken == 0) std::puts("0");
        else std::printf("1 %lld\n", taken);
    }
}
