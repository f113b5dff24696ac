// Wrong: its table of powers of two ends at 2^58, so that no value is above 59.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> powers;
    for (int i = 0; i <= 58; ++i) powers.push_back(1LL << i);
    long long n;
    while (std::scanf("%lld", &n) == 1)
        std::printf("%d\n", static_cast<int>(std::upper_bound(powers.begin(), powers.end(), n) - powers.begin()));
}
