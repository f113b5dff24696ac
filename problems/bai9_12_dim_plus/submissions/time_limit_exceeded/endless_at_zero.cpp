// Too slow: halves while the pile is even, and 0 stays even for ever.
#include <cstdio>

int main() {
    long long n;
    while (scanf("%lld", &n) == 1) {
        volatile long long rest = n;
        int value = 1;
        while (rest % 2 == 0) {
            rest = rest / 2;
            ++value;
        }
        printf("%d\n", value);
    }
}
