// Wrong: empties no box: it moves one counter, so that together the boxes hold m + n as before.
#include <cstdio>

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        if (m % 2 && n % 2) std::puts("0");
        else if (m % 2 == 0) std::printf("1 %lld %lld\n", m - 1, n + 1);
        else std::printf("1 %lld %lld\n", m + 1, n - 1);
    }
}
