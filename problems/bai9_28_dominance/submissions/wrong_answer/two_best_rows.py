# Wrong: keeps the two rows with the best minimum and the two columns with the least maximum, and solves what is left.
import sys
from fractions import Fraction

data = list(map(int, sys.stdin.read().split()))
m, n = data[:2]
a = [data[2 + i * n : 2 + i * n + n] for i in range(m)]
rows = sorted(range(m), key=lambda i: -min(a[i]))[:2]
columns = sorted(range(n), key=lambda j: max(row[j] for row in a))[:2]
p, q = [Fraction(0)] * m, [Fraction(0)] * n
low = max(min(a[i][j] for j in columns) for i in rows)
high = min(max(a[i][j] for i in rows) for j in columns)
if low == high:
    value = low
    p[next(i for i in rows if min(a[i][j] for j in columns) == low)] = Fraction(1)
    q[next(j for j in columns if max(a[i][j] for i in rows) == low)] = Fraction(1)
else:
    (r, s), (c, d) = rows, columns
    under = a[r][c] - a[r][d] - a[s][c] + a[s][d]
    p[r] = Fraction(a[s][d] - a[s][c], under)
    p[s] = 1 - p[r]
    q[c] = Fraction(a[s][d] - a[r][d], under)
    q[d] = 1 - q[c]
    value = Fraction(a[r][c] * a[s][d] - a[r][d] * a[s][c], under)
print(value)
print(*p)
print(*q)
