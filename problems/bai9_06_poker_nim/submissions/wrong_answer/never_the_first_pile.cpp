// Wrong: looks for the pile from the right and stops before the first one.
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
    int i = n - 1;
    while (i > 0 && (x[i] ^ sum) >= x[i]) --i;
    if (sum == 0 || (i == 0 && n > 1))
        std::puts("0");
    else
        std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
}
