// Wrong: takes one token if N is odd and gives up if it is even.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1) std::puts(n % 2 == 1 ? "1 1" : "0");
}
