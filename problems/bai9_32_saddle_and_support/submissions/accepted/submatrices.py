# Right: every extreme optimal strategy, by determinants of submatrices, and a mean of them.
import sys
from fractions import Fraction
from itertools import combinations


def determinant(a):
    a = [row[:] for row in a]
    n, sign, last = len(a), 1, 1
    for k in range(n):
        r = next((i for i in range(k, n) if a[i][k]), None)
        if r is None:
            return 0
        if r != k:
            a[r], a[k] = a[k], a[r]
            sign = -sign
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                a[i][j] = (a[i][j] * a[k][k] - a[i][k] * a[k][j]) // last
        last = a[k][k]
    return sign * last


def weights(a):
    # Cramer's rule for a x = det(a): the determinants with a column replaced by ones.
    n = len(a)
    return [determinant([row[:j] + [1] + row[j + 1 :] for row in a]) for j in range(n)]


data = list(map(int, sys.stdin.read().split()))
n = data[0]
a = [data[1 + i * n : 1 + i * n + n] for i in range(n)]
columns = [list(c) for c in zip(*a)]
saddles = [(i + 1, j + 1) for i in range(n) for j in range(n) if min(a[i]) == a[i][j] == max(columns[j])]
print(len(saddles))
for i, j in saddles:
    print(i, j)
print(int(determinant(a) != 0))

# All extreme optimal strategies come from square submatrices, once all payoffs are positive.
up = 1 - min(map(min, a))
b = [[x + up for x in row] for row in a]
value, optimal = None, []
# begin heart
for size in range(1, n + 1):
    for rows in combinations(range(n), size):
        for cols in combinations(range(n), size):
            k = [[b[i][j] for j in cols] for i in rows]
            y, det = weights(k), determinant(k)
            total = sum(y)
            if total < 0:
                y, det, total = [-v for v in y], -det, -total
            if total == 0 or min(y) < 0:
                continue
            if any(sum(b[i][j] * v for j, v in zip(cols, y)) > det for i in range(n)):
                continue
            x = weights([list(c) for c in zip(*k)])
            if sum(x) < 0:
                x = [-v for v in x]
            if min(x) < 0 or any(sum(b[i][j] * v for i, v in zip(rows, x)) < det for j in range(n)):
                continue
            value = Fraction(det, total)
            q = [Fraction(0)] * n
            for j, v in zip(cols, y):
                q[j] = Fraction(v, total)
            optimal.append(q)
# end heart
print(value - up)
# For every column the strategy that plays it most; their mean plays every column that any plays.
best = [max(optimal, key=lambda q: q[j]) for j in range(n)]
q = [sum(s[j] for s in best) / n for j in range(n)]
if min(q) > 0:
    print(1, *q)
else:
    print(0)
