# Fails: the recursion from the far corner of the board is deeper than Python allows.
from functools import lru_cache


@lru_cache(maxsize=None)
def g(x, y):
    reached = {g(i, y) for i in range(x - 1, -1, -1)}
    reached |= {g(x, i) for i in range(y - 1, -1, -1)}
    reached |= {g(x - i, y - i) for i in range(1, min(x, y) + 1)}
    v = 0
    while v in reached:
        v += 1
    return v


n = int(input())
g(n - 1, n - 1)
for x in range(n):
    print(*(g(x, y) for y in range(n)))
