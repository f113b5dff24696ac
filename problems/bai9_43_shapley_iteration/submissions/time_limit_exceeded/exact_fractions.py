# Too slow: goes through the rounds in exact fractions, whose length is multiplied by every round.
import sys
from fractions import Fraction


def solve(a):
    m, n = len(a), len(a[0])
    shift = 1 - min(map(min, a))
    t = [[x + shift for x in row] + [Fraction(1)] for row in a] + [[Fraction(-1)] * n + [Fraction(0)]]
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        columns = [j for j in range(n) if t[m][j] < 0]
        if not columns:
            break
        c = min(columns, key=lambda j: top[j])
        r = min((t[i][n] / t[i][c], left[i], i) for i in range(m) if t[i][c] > 0)[2]
        pivot = t[r][c]
        row = [x / pivot for x in t[r]]
        row[c] = 1 / pivot
        for i in range(m + 1):
            if i != r:
                factor = t[i][c]
                t[i] = [x - factor * y for x, y in zip(t[i], row)]
                t[i][c] = -factor / pivot
        t[r] = row
        left[r], top[c] = top[c], left[r]
    total = t[m][n]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j] / total
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n] / total
    return 1 / total - shift, p, q


words = iter(sys.stdin.read().split())
count, rounds = int(next(words)), int(next(words))
states = []
for _ in range(count):
    m, n = int(next(words)), int(next(words))
    c = [[Fraction(next(words)) for _ in range(n)] for _ in range(m)]
    goes = [[[Fraction(next(words)) for _ in range(count)] for _ in range(n)] for _ in range(m)]
    states.append((m, n, c, goes))
v = [Fraction(0)] * count
after = v
for k in range(1, 2001):
    solved = []
    for m, n, c, goes in states:
        a = [[c[i][j] + sum(x * y for x, y in zip(goes[i][j], v)) for j in range(n)] for i in range(m)]
        solved.append(solve(a))
    v = [solution[0] for solution in solved]
    if k == rounds:
        after = v
print(*map(float, after))
print(*map(float, v))
for _, p, q in solved:
    print(*map(float, p))
    print(*map(float, q))
