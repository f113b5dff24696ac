// Wrong: keeps N in 32 bits.
#include <cstdint>
#include <cstdio>

int main() {
    long long wide;
    while (std::scanf("%lld", &wide) == 1) {
        int32_t n = static_cast<int32_t>(wide);
        int32_t low = static_cast<int32_t>(n & -static_cast<int64_t>(n));
        if (low == n)
            std::puts("0");
        else
            std::printf("1 %d\n", low);
    }
}
