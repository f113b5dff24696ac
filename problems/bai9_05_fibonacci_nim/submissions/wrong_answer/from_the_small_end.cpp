// Wrong: subtracts 1, 2, 3, 5, … as long as it can and takes what is left over.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        long long a = 1, b = 2, left = n;
        bool fibonacci = false;
        while (a <= n) {
            fibonacci |= a == n;
            if (a <= left) left -= a;
            long long c = a + b;
            a = b;
            b = c;
        }
        if (fibonacci)
            std::puts("0");
        else
            std::printf("1 %lld\n", left > 0 ? left : 1);
    }
}
