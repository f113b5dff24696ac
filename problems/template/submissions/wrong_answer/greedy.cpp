// Wrong: takes as much as it may.
#include <algorithm>
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        if (n == 0) std::puts("0");
        else std::printf("1 %lld\n", std::min(n, 3LL));
    }
}
