// Crashes: a table with the values of all sizes up to a million, and looks whether a size is in it.
#include <cstdio>
#include <vector>
typedef unsigned long long u64;

int main() {
    std::vector<unsigned char> table(1000001);
    for (int size = 1; size <= 1000000; ++size) table[size] = size % 2 == 0 ? table[size / 2] + 1 : 0;
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> value(n);
    int sum = 0;
    for (int& here : value) {
        u64 x;
        if (std::scanf("%llu", &x) != 1) return 0;
        here = table.at(x);
        sum ^= here;
    }
    for (int i = 0; i < n; ++i)
        if ((value[i] ^ sum) < value[i]) {
            std::printf("1 %d %llu\n", i + 1, 1ull << (value[i] ^ sum));
            return 0;
        }
    std::puts("0");
}
