# Crashes: asks for g(n) first, and the recursion goes down one pile after the other.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def g(pile):
    reached = {g(pile - a) ^ g(a) for a in range(1, (pile + 1) // 2)}
    value = 0
    while value in reached:
        value += 1
    return value


n = int(sys.stdin.read())
last = g(n)
print(*[g(pile) for pile in range(1, n)], last)
