// Ordinary Nim: lowers a pile to make the nim-sum 0 and never adds a box.
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long a, b;
    if (std::scanf("%d %lld %lld", &n, &a, &b) != 3) return 0;
    // begin heart
    std::vector<long long> x(n);
    long long sum = 0;
    for (auto& v : x) {
        if (std::scanf("%lld", &v) != 1) return 0;
        sum ^= v;
    }
    for (int i = n - 1; i >= 0; --i)
        if ((x[i] ^ sum) < x[i]) {
            std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
    // end heart
}
