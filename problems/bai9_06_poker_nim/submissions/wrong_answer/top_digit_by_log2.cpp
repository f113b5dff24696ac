// Wrong: finds the highest digit of the nim-sum by a logarithm in double precision, which fails just below powers of two.
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long a, b, sum = 0;
    if (std::scanf("%d %lld %lld", &n, &a, &b) != 3) return 0;
    std::vector<long long> x(n);
    for (auto& pile : x) {
        if (std::scanf("%lld", &pile) != 1) return 0;
        sum ^= pile;
    }
    if (sum == 0) {
        std::puts("0");
        return 0;
    }
    int top = (int)std::log2((double)sum);
    for (int i = 0; i < n; ++i)
        if (x[i] >> top & 1) {
            std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
