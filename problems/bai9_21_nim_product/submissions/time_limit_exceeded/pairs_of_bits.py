# Too slow: a table of all products of powers of two, and a loop over all pairs of ones of x and y.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def product(x, y):
    if x < 2 or y < 2:
        return x * y
    half = 1
    while max(x, y) >> (2 * half):
        half *= 2
    mask = (1 << half) - 1
    a, b, c, d = x >> half, x & mask, y >> half, y & mask
    ac = product(a, c)
    return (ac ^ product(a, d) ^ product(b, c)) << half ^ product(b, d) ^ product(ac, 1 << (half - 1))


table = [[product(1 << i, 1 << j) for j in range(64)] for i in range(64)]
for line in sys.stdin:
    x, y = map(int, line.split())
    ones = [j for j in range(64) if y >> j & 1]
    result = 0
    for i in range(64):
        if x >> i & 1:
            row = table[i]
            for j in ones:
                result ^= row[j]
    print(result)
