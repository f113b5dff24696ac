# Too slow: iterates in exact fractions, whose length is multiplied by every round.
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


words = sys.stdin.read().split()
m, n = int(words[0]), int(words[1])
numbers = [Fraction(word) for word in words[2:]]
c = [numbers[i * n:(i + 1) * n] for i in range(m)]
s = [numbers[(m + i) * n:(m + i + 1) * n] for i in range(m)]
v = Fraction(0)
while True:
    a = [[c[i][j] + s[i][j] * v for j in range(n)] for i in range(m)]
    w, p, q = solve(a)
    change = abs(w - v)
    v = w
    if change < Fraction(1, 10 ** 13):
        break
print(float(v))
print(*map(float, p))
print(*map(float, q))
