// Wrong: moves the figure with the greatest value, wherever its moves lead.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

struct Maze {
    std::vector<std::vector<int>> g;  // -1: a wall
    int y, x;                         // the figure

    void read() {
        int rows, columns;
        if (std::scanf("%d %d", &rows, &columns) != 2) return;
        static char line[1001];
        const int words = 32;  // a value is below rows + columns
        g.assign(rows, std::vector<int>(columns, -1));
        std::vector<std::uint64_t> above(words * columns);
        for (int i = 0; i < rows; ++i) {
            if (std::scanf("%1000s", line) != 1) return;
            std::uint64_t left[words] = {};
            for (int j = 0; j < columns; ++j) {
                std::uint64_t* up = &above[words * j];
                if (line[j] == '#') {  // nothing is seen across a wall
                    for (int word = 0; word < words; ++word) left[word] = up[word] = 0;
                    continue;
                }
                int word = 0;
                while ((left[word] | up[word]) == UINT64_MAX) ++word;
                int bit = __builtin_ctzll(~(left[word] | up[word]));
                left[word] |= std::uint64_t(1) << bit;
                up[word] |= std::uint64_t(1) << bit;
                g[i][j] = 64 * word + bit;
                if (line[j] == '@') y = i, x = j;
            }
        }
    }
};

int main() {
    int k;
    if (std::scanf("%d", &k) != 1) return 0;
    std::vector<Maze> mazes(k);
    int sum = 0;
    for (Maze& maze : mazes) {
        maze.read();
        sum ^= maze.g[maze.y][maze.x];
    }
    int best = 0;
    for (int i = 0; i < k; ++i)
        if (mazes[i].g[mazes[i].y][mazes[i].x] > mazes[best].g[mazes[best].y][mazes[best].x]) best = i;
    for (int i = best; i == best && sum; ++i) {
        const Maze& maze = mazes[i];
        int target = maze.g[maze.y][maze.x] ^ sum;
        for (int x = maze.x - 1; x >= 0 && maze.g[maze.y][x] >= 0; --x)
            if (maze.g[maze.y][x] == target) {
                std::printf("1 %d %d %d\n", i + 1, maze.y + 1, x + 1);
                return 0;
            }
        for (int y = maze.y - 1; y >= 0 && maze.g[y][maze.x] >= 0; --y)
            if (maze.g[y][maze.x] == target) {
                std::printf("1 %d %d %d\n", i + 1, y + 1, maze.x + 1);
                return 0;
            }
    }
    std::puts("0");
}
