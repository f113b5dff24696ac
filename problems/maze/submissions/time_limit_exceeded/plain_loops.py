# Too slow: collects what is to the left and above in a set for every square.
import sys


def main():
    words = sys.stdin.buffer.read().split()
    at = 1
    mazes = []
    total = 0
    for _ in range(int(words[0])):
        count = int(words[at])
        rows = words[at + 2 : at + 2 + count]
        at += 2 + count
        g = []
        for y, row in enumerate(rows):
            g.append([-1] * len(row))
            for x, cell in enumerate(row):
                if cell == 35:
                    continue
                if cell == 64:
                    figure = (y, x)
                seen = set()
                j = x - 1
                while j >= 0 and g[y][j] >= 0:
                    seen.add(g[y][j])
                    j -= 1
                i = y - 1
                while i >= 0 and g[i][x] >= 0:
                    seen.add(g[i][x])
                    i -= 1
                value = 0
                while value in seen:
                    value += 1
                g[y][x] = value
        mazes.append((g, figure))
        total ^= g[figure[0]][figure[1]]
    for number, (g, (y, x)) in enumerate(mazes, 1):
        target = g[y][x] ^ total
        i, j = y - 1, x - 1
        while total and i >= 0 and g[i][x] >= 0:
            if g[i][x] == target:
                print(1, number, i + 1, x + 1)
                return
            i -= 1
        while total and j >= 0 and g[y][j] >= 0:
            if g[y][j] == target:
                print(1, number, y + 1, j + 1)
                return
            j -= 1
    print(0)


main()
