# Too slow: exact fractions, but the most negative column and the first of the tying rows: it runs in circles.
import sys
from fractions import Fraction

data = list(map(int, sys.stdin.read().split()))
m, n = data[:2]
a = [data[2 + i * n : 2 + i * n + n] for i in range(m)]
up = 1 - min(map(min, a))
t = [[Fraction(x + up) for x in row] + [Fraction(1)] for row in a]
t.append([Fraction(-1)] * n + [Fraction(0)])
top, left = list(range(n)), list(range(n, n + m))
while True:
    c = min(range(n), key=lambda j: t[m][j])
    if t[m][c] >= 0:
        break
    r = min((t[i][n] / t[i][c], i) for i in range(m) if t[i][c] > 0)[1]
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
print(1 / t[m][n] - up)
print(*p)
print(*q)
