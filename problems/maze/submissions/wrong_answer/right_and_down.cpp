// Wrong: computes the values as if figures moved to the right and down, and goes there.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

struct Maze {
    std::vector<std::string> rows;
    std::vector<std::vector<int>> g;
    int y, x;

    void read() {
        int r, c;
        if (std::scanf("%d %d", &r, &c) != 2) return;
        static char line[1001];
        rows.resize(r);
        for (auto& row : rows) {
            if (std::scanf("%1000s", line) != 1) return;
            row = line;
        }
        g.assign(r, std::vector<int>(c, -1));
        std::vector<std::vector<std::uint64_t>> below(c, std::vector<std::uint64_t>(32));
        for (int i = r - 1; i >= 0; --i) {
            std::vector<std::uint64_t> right(32);
            for (int j = c - 1; j >= 0; --j) {
                if (rows[i][j] == '#') {
                    right.assign(32, 0), below[j].assign(32, 0);
                    continue;
                }
                int word = 0;
                while ((right[word] | below[j][word]) == UINT64_MAX) ++word;
                int bit = __builtin_ctzll(~(right[word] | below[j][word]));
                right[word] |= std::uint64_t(1) << bit, below[j][word] |= std::uint64_t(1) << bit;
                g[i][j] = 64 * word + bit;
                if (rows[i][j] == '@') y = i, x = j;
            }
        }
    }
};

int main() {
    int k;
    if (std::scanf("%d", &k) != 1) return 0;
    std::vector<Maze> mazes(k);
    int sum = 0;
    for (Maze& maze : mazes) maze.read(), sum ^= maze.g[maze.y][maze.x];
    for (int i = 0; i < k && sum; ++i) {
        const Maze& maze = mazes[i];
        int target = maze.g[maze.y][maze.x] ^ sum;
        for (int x = maze.x + 1; x < (int)maze.rows[0].size() && maze.g[maze.y][x] >= 0; ++x)
            if (maze.g[maze.y][x] == target) {
                std::printf("1 %d %d %d\n", i + 1, maze.y + 1, x + 1);
                return 0;
            }
        for (int y = maze.y + 1; y < (int)maze.rows.size() && maze.g[y][maze.x] >= 0; ++y)
            if (maze.g[y][maze.x] == target) {
                std::printf("1 %d %d %d\n", i + 1, y + 1, maze.x + 1);
                return 0;
            }
    }
    std::puts("0");
}
