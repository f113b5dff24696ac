// Wrong: what is held is kept in an int; where that is negative, winning moves that take little are thought too large.
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long a, b;
    if (std::scanf("%d %lld %lld", &n, &a, &b) != 3) return 0;
    const int held = static_cast<int>(a);
    std::vector<long long> x(n);
    long long sum = 0;
    for (auto& v : x) {
        if (std::scanf("%lld", &v) != 1) return 0;
        sum ^= v;
    }
    for (int i = 0; sum != 0 && i < n; ++i)
        if ((x[i] ^ sum) <= x[i] + held) {
            std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
            return 0;
        }
    std::puts("0");
}
