# Wrong: writes eight significant digits, twelve are asked for.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
rest = list(map(Fraction, tokens[2 + m * n :]))
p, q = rest[:m], rest[m:]
earned = [sum(p[i] * a[i][j] for i in range(m)) for j in range(n)]
conceded = [sum(a[i][j] * q[j] for j in range(n)) for i in range(m)]
lo, hi = min(earned), max(conceded)
print(int(lo == hi))
print('%.8g %.8g' % (lo, hi))
