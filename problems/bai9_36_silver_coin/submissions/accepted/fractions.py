# Exact fractions; where the coin is safe, the searcher looks into all rooms evenly.
import sys
from fractions import Fraction

words = sys.stdin.read().split()
s = [Fraction(word) for word in words[1:]]
n = len(s)
if 0 in s:
    value = 0
    p = [Fraction(1, n)] * n
    safe = [i for i in range(n) if s[i] == 0]
    q = [Fraction(int(x == 0), len(safe)) for x in s]
else:
    value = 1 / sum(1 / x for x in s)
    p = q = [value / x for x in s]
print(value)
print(*p)
print(*q)
