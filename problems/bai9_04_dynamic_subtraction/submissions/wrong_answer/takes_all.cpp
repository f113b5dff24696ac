// Wrong: forgets that the first move may not take everything.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::printf("1 %lld\n", n & -n);
}
