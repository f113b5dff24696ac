# Wrong: writes v with three digits after the point.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
q = list(map(Fraction, tokens[2 + m * n :]))
averages = [sum(x * y for x, y in zip(row, q)) for row in a]
i = averages.index(max(averages))
j = a[i].index(min(a[i]))
print(i + 1, '%.3f' % averages[i])
print(j + 1, a[i][j])
