# Too slow: computes with exact fractions to the end, which get ten times as long with every game of a chain.
import sys
from fractions import Fraction

sys.set_int_max_str_digits(0)


def simplex(a):
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [Fraction(1)] for row in a] + [[Fraction(-1)] * n + [Fraction(0)]]
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        entering = [(top[j], j) for j in range(n) if t[m][j] < 0]
        if not entering:
            break
        c = min(entering)[1]
        r = min((t[i][n] / t[i][c], left[i], i) for i in range(m) if t[i][c] > 0)[2]
        pivot = t[r][c]
        for i in range(m + 1):
            if i != r:
                factor = t[i][c] / pivot
                t[i] = [x - factor * y for x, y in zip(t[i], t[r])]
                t[i][c] = -factor
        t[r] = [x / pivot for x in t[r]]
        t[r][c] = 1 / pivot
        left[r], top[c] = top[c], left[r]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
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

    def solve(g):
        if g not in solved:
            worth = lambda word: solve(int(word[1:]) - 1)[0] if word[0] == "G" else Fraction(int(word))
            solved[g] = simplex([[worth(word) for word in row] for row in games[g]])
        return solved[g]

    def shown(x):
        scaled = round(x * 10 ** 20)
        return "%s%d.%020d" % ("-" if scaled < 0 else "", abs(scaled) // 10 ** 20, abs(scaled) % 10 ** 20)

    for g in range(k):
        value, p, q = solve(g)
        print(shown(value))
        print(*map(shown, p))
        print(*map(shown, q))


main()
