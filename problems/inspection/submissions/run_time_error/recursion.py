# Breaks on long games: recursion, which the interpreter stops at a depth of 1000.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def value(n, k):
    if k == 0:
        return -1.0
    if k == n:
        return 0.0
    a, b = value(n - 1, k), value(n - 1, k - 1)
    return (a + b) / (2 + a - b)


for line in sys.stdin:
    t, n, k = map(int, line.split())
    if t == 0:
        v = p = k / n
        q = 1 / n
    else:
        v, b = value(n, k), value(n - 1, k - 1)
        p, q = (1 + v) / 2, (v - b) / (1 - b)
    print(v, p, 1 - p, q, 1 - q)
