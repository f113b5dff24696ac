# Slow: the mex over all moves of every square, O(n^3), in Python.
n = int(input())
g = [[0] * n for _ in range(n)]
for x in range(n):
    for y in range(n):
        reached = set(g[x][:y])
        for i in range(x):
            reached.add(g[i][y])
        for i in range(1, min(x, y) + 1):
            reached.add(g[x - i][y - i])
        v = 0
        while v in reached:
            v += 1
        g[x][y] = v
for row in g:
    print(*row)
