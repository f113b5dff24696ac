# Right: exact fractions; of several best rows and columns it takes the last.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
q = list(map(Fraction, tokens[2 + m * n :]))
v, i = max((sum(x * y for x, y in zip(row, q) if y), index) for index, row in enumerate(a))
w, j = min((x, -index) for index, x in enumerate(a[i]))
print(i + 1, v)
print(1 - j, w)
