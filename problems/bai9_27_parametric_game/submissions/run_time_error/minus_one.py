# Crashes: computes the formula 2t / (t + 1) first and looks at the cases afterwards, so t = -1 divides by zero.
import sys
from fractions import Fraction

for word in sys.stdin.read().split():
    t = Fraction(word)
    v, p, q = 2 * t / (t + 1), (t - 1) / (t + 1), 1 / (t + 1)
    if t <= 0:
        v, p, q = 0, 1, 1
    elif t <= 1:
        v, p, q = t, 0, 1
    print(v, p, 1 - p, q, 1 - q)
