# Wrong: pastes the matrices of a game of games into one where that is not too large, as if a player had to fix his whole plan before he knows which game is played.
import sys
from math import lcm


def simplex(a):
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [1.0] for row in a] + [[-1.0] * n + [0.0]]
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        entering = [(top[j], j) for j in range(n) if t[m][j] < -1e-11]
        if not entering:
            break
        c = min(entering)[1]
        rows = [i for i in range(m) if t[i][c] > 1e-11]
        best = min(t[i][n] / t[i][c] for i in rows)
        r = min((left[i], i) for i in rows if t[i][n] / t[i][c] < best + 1e-11)[1]
        pivot = t[r][c]
        for i in range(m + 1):
            if i != r:
                factor = t[i][c] / pivot
                t[i] = [x - factor * y for x, y in zip(t[i], t[r])]
                t[i][c] = -factor
        t[r] = [x / pivot for x in t[r]]
        t[r][c] = 1 / pivot
        left[r], top[c] = top[c], left[r]
    p, q = [0.0] * m, [0.0] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j] / t[m][n]
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n] / t[m][n]
    return 1 / t[m][n] - up, p, q


def main():
    words = iter(sys.stdin.read().split())
    k = int(next(words))
    games = []
    for _ in range(k):
        m, n = int(next(words)), int(next(words))
        games.append([[next(words) for _ in range(n)] for _ in range(m)])
    solved = {}

    def block(word):
        """An entry as a matrix of numbers."""
        if word[0] != "G":
            return [[float(word)]]
        game = games[int(word[1:]) - 1]
        if all(inner[0] != "G" for row in game for inner in row):
            return [[float(inner) for inner in row] for row in game]
        return [[solve(int(word[1:]) - 1)[0]]]

    def solve(g):
        if g in solved:
            return solved[g]
        game = games[g]
        m, n = len(game), len(game[0])
        blocks = [[block(word) for word in row] for row in game]
        tall = lcm(*(len(b) for row in blocks for b in row))
        wide = lcm(*(len(b[0]) for row in blocks for b in row))
        if m * tall > 20 or n * wide > 20:
            solved[g] = simplex([[solve(int(w[1:]) - 1)[0] if w[0] == "G" else float(w) for w in row] for row in game])
            return solved[g]
        whole = [
            [blocks[i][j][r * len(blocks[i][j]) // tall][c * len(blocks[i][j][0]) // wide]
             for j in range(n) for c in range(wide)]
            for i in range(m) for r in range(tall)
        ]
        value, p, q = simplex(whole)
        p = [sum(p[i * tall:(i + 1) * tall]) for i in range(m)]
        q = [sum(q[j * wide:(j + 1) * wide]) for j in range(n)]
        solved[g] = value, p, q
        return solved[g]

    for g in range(k):
        value, p, q = solve(g)
        print("%.14g" % value)
        print(*("%.14g" % x for x in p))
        print(*("%.14g" % x for x in q))


main()
