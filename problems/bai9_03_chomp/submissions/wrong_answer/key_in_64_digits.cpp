// Wrong: remembers positions by one number, h1 (m+1)^(n-1) + … + hn, which does not fit in 64 bits where the board is wide.
#include <cstdio>
#include <unordered_map>
#include <vector>
typedef unsigned long long u64;

static int m, n;
static std::vector<int> h;
static std::unordered_map<u64, char> memory;

static u64 key() {
    u64 value = 0;
    for (int height : h) value = value * (m + 1) + height;
    return value;
}

static bool lost();

static bool winning(int& x, int& y) {
    for (int i = n - 1; i >= 0; --i)
        for (int height = h[i] - 1; height >= 0; --height) {
            if (i == 0 && height == 0) continue;
            std::vector<int> before(h);
            for (int j = i; j < n && h[j] > height; ++j) h[j] = height;
            bool wins = lost();
            h = before;
            if (wins) {
                x = i + 1;
                y = height + 1;
                return true;
            }
        }
    return false;
}

static bool lost() {
    u64 k = key();
    auto found = memory.find(k);
    if (found != memory.end()) return found->second;
    int x, y;
    bool result = !winning(x, y);
    memory[k] = result;
    return result;
}

int main() {
    int q;
    if (std::scanf("%d %d %d", &m, &n, &q) != 3) return 1;
    h.resize(n);
    while (q-- > 0) {
        for (int& height : h)
            if (std::scanf("%d", &height) != 1) return 1;
        int x, y;
        if (winning(x, y))
            std::printf("1 %d %d\n", x, y);
        else
            std::puts("0");
    }
}
