// Wrong: where no move wins it takes one counter all the same instead of answering 0.
#include <cstdio>

int main() {
    long long c, m;
    while (std::scanf("%lld %lld", &c, &m) == 2) {
        long long x = (c - 1) % (m + 1);
        std::printf("1 %lld\n", x == 0 ? 1 : x);
    }
}
