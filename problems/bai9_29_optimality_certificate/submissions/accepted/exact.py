# Right: exact fractions throughout, decimals in the end.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
rest = list(map(Fraction, tokens[2 + m * n :]))
p, q = rest[:m], rest[m:]
lo = min(sum(p[i] * a[i][j] for i in range(m)) for j in range(n))
hi = max(sum(a[i][j] * q[j] for j in range(n)) for i in range(m))
print(int(lo == hi))
print("%.12e %.12e" % (lo, hi))
