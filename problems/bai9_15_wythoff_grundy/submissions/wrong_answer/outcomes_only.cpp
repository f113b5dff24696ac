// Wrong: knows the lost squares and writes the nim-sum for all others.
#include <cmath>
#include <cstdio>
#include <cstdlib>

int main() {
    int n;
    std::scanf("%d", &n);
    const double phi = (1 + std::sqrt(5.0)) / 2;
    for (int x = 0; x < n; ++x) {
        for (int y = 0; y < n; ++y) {
            int k = std::abs(x - y), small = x < y ? x : y;
            std::printf("%d ", small == (int)(k * phi) ? 0 : x ^ y);
        }
        std::puts("");
    }
}
