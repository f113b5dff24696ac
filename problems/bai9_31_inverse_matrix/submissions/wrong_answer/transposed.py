# Wrong: writes the inverse transposed, as the matrix of cofactors stands before it is turned.
import sys
from fractions import Fraction


def invert(a):
    n = len(a)
    t = [[Fraction(x) for x in row] + [Fraction(int(i == j)) for j in range(n)] for i, row in enumerate(a)]
    det = Fraction(1)
    for k in range(n):
        r = next((i for i in range(k, n) if t[i][k] != 0), None)
        if r is None:
            return Fraction(0), None
        if r != k:
            t[r], t[k] = t[k], t[r]
            det = -det
        det *= t[k][k]
        t[k] = [x / t[k][k] for x in t[k]]
        for i in range(n):
            if i != k and t[i][k] != 0:
                t[i] = [x - t[i][k] * y for x, y in zip(t[i], t[k])]
    return det, [row[n:] for row in t]


data = list(map(int, sys.stdin.read().split()))
n = data[0]
a = [data[1 + i * n : 1 + i * n + n] for i in range(n)]
det, b = invert(a)
print(det)
if b is None:
    print(0)
    sys.exit()
for row in zip(*b):
    print(*row)
total = sum(map(sum, b))
p = [sum(column) for column in zip(*b)]
q = [sum(row) for row in b]
if total == 0 or min(x / total for x in p + q) < 0:
    print(0)
else:
    print(1)
    print(1 / total)
    print(*[x / total for x in p])
    print(*[x / total for x in q])
