// Wrong: reads the piles as doubles, which round numbers of more than 53 bits.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<long long> x(n);
    long long sum = 0;
    int ones = 0, big = 0, last_big = 0, last_one = 0;
    for (int i = 0; i < n; ++i) {
        double pile;
        if (std::scanf("%lf", &pile) != 1) return 0;
        x[i] = (long long)pile;
        sum ^= x[i];
        if (x[i] == 1) ++ones, last_one = i + 1;
        if (x[i] > 1) ++big, last_big = i + 1;
    }
    if (big == 0) {
        if (ones % 2 == 1) std::puts("0");
        else std::printf("1 %d 0\n", last_one);
    } else if (big == 1) {
        std::printf("1 %d %d\n", last_big, 1 - ones % 2);
    } else if (sum == 0) {
        std::puts("0");
    } else {
        for (int i = 0; i < n; ++i)
            if ((x[i] ^ sum) < x[i]) {
                std::printf("1 %d %lld\n", i + 1, x[i] ^ sum);
                break;
            }
    }
}
