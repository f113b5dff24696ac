// Compares a pile with what would be left of it as doubles, which take numbers above 2^53 for equal.
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long a, b;
    if (std::scanf("%d %lld %lld", &n, &a, &b) != 3) return 0;
    std::vector<long long> x(n);
    long long sum = 0;
    for (auto& v : x) {
        if (std::scanf("%lld", &v) != 1) return 0;
        sum ^= v;
    }
    for (int i = n - 1; i >= 0; --i)
        if ((double)(x[i] ^ sum) < (double)x[i]) {
            std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
