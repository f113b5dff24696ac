// Everything is computed in 64 bits, but an int says whether the nim-sum is 0.
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
    int lost = sum;
    for (int i = n - 1; i >= 0 && lost != 0; --i)
        if ((x[i] ^ sum) < x[i]) {
            std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
