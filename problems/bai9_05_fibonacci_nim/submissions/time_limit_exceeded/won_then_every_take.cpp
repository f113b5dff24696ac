// Too slow: knows which numbers are lost, but in a won one it tries 1, 2, 3, … tokens until a move wins.
#include <algorithm>
#include <cstdio>
#include <vector>
typedef long long i64;

static std::vector<i64> f = {1, 2};

static i64 least_part(i64 n) {
    i64 part = n;
    for (int i = f.size() - 1; n > 0; --i)
        if (f[i] <= n) n -= part = f[i];
    return part;
}

int main() {
    while (f.back() < 2000000000000000000) f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    i64 n;
    while (std::scanf("%lld", &n) == 1) {
        if (std::binary_search(f.begin(), f.end(), n)) {
            std::puts("0");
            continue;
        }
        i64 x = 1;
        while (least_part(n - x) <= 2 * x) ++x;
        std::printf("1 %lld\n", x);
    }
}
