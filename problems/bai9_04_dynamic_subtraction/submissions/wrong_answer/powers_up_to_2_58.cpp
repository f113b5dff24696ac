// Wrong: the table of powers of two ends at 2^58.
#include <cstdio>
#include <set>

int main() {
    std::set<long long> powers;
    for (int i = 0; i < 59; ++i) powers.insert(1LL << i);
    long long n;
    while (std::scanf("%lld", &n) == 1) {
        if (powers.count(n)) {
            std::puts("0");
            continue;
        }
        long long largest = *--powers.upper_bound(n);
        std::printf("1 %lld\n", n - largest);
    }
}
