# Crashes: computes the formula first and looks for a saddle point afterwards, so it divides by zero.
import sys
from fractions import Fraction

for line in sys.stdin:
    a, b, c, d = map(int, line.split())
    s = a - b - c + d
    p, q, v = Fraction(d - c, s), Fraction(d - b, s), Fraction(a * d - b * c, s)
    if not (0 <= p <= 1 and 0 <= q <= 1):
        v = max(min(a, b), min(c, d))
        p = Fraction(int(min(a, b) == v))
        q = Fraction(int(max(a, c) == v))
    print(v, p, 1 - p, q, 1 - q)
