// Wrong: reads the line of the set into a million bytes.
#include <bitset>
#include <cstdio>
#include <cstdlib>

static char line[1 << 20];
static std::bitset<200001> moves, won;

int main() {
    int n = std::atoi(std::fgets(line, sizeof line, stdin));
    if (!std::fgets(line, sizeof line, stdin)) return 0;
    char* at = line;
    for (;;) {
        char* end;
        long s = std::strtol(at, &end, 10);
        if (end == at) break;
        moves.set(s);
        at = end;
    }
    for (int p = 0; p < n; ++p)
        if (!won[p]) won |= moves << p;
        else won.set(p);
    for (int s = 1; s <= n; ++s)
        if (moves[s] && !won[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
