# Wrong: lets the first player choose columns and the second rows, and writes their strategies in that order.
import sys
from fractions import Fraction


def solve(a):
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[Fraction(x + up) for x in row] + [Fraction(1)] for row in a]
    t.append([Fraction(-1)] * n + [Fraction(0)])
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        entering = [(top[j], j) for j in range(n) if t[m][j] < 0]
        if not entering:
            break
        c = min(entering)[1]
        r = min((t[i][n] / t[i][c], left[i], i) for i in range(m) if t[i][c] > 0)[2]
        pivot = t[r][c]
        new = [x / pivot for x in t[r]]
        new[c] = 1 / pivot
        for i in range(m + 1):
            if i != r:
                f = t[i][c]
                t[i] = [x - f * y for x, y in zip(t[i], new)]
                t[i][c] = -f / pivot
        t[r] = new
        left[r], top[c] = top[c], left[r]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j] / t[m][n]
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n] / t[m][n]
    return 1 / t[m][n] - up, p, q


data = list(map(int, sys.stdin.read().split()))
m, n = data[:2]
rows = [data[2 + i * n : 2 + i * n + n] for i in range(m)]
value, q, p = solve([list(column) for column in zip(*rows)])
print(value)
print(*p)
print(*q)
