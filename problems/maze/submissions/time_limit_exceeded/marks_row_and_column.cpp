// Too slow: goes through the run to the left and the run above for every square.
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
        g.assign(rows, std::vector<int>(columns, -1));
        std::vector<int> seen(2048, -1);
        for (int i = 0; i < rows; ++i) {
            if (std::scanf("%1000s", line) != 1) return;
            for (int j = 0; j < columns; ++j) {
                if (line[j] == '#') continue;
                int stamp = i * columns + j, value = 0;
                for (int b = j - 1; b >= 0 && g[i][b] >= 0; --b) seen[g[i][b]] = stamp;
                for (int a = i - 1; a >= 0 && g[a][j] >= 0; --a) seen[g[a][j]] = stamp;
                while (seen[value] == stamp) ++value;
                g[i][j] = value;
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
    for (int i = 0; i < k && sum; ++i) {
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
