// Wrong: only ever divides the first box.
#include <cstdio>

int main() {
    long long m, n;
    while (std::scanf("%lld %lld", &m, &n) == 2) {
        if (m % 2 == 1) std::puts("0");
        else std::printf("1 1 %lld\n", m - 1);
    }
}
