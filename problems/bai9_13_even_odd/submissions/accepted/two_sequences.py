# The place of the pile in 2, 4, 6, ... or in 0, 1, 3, 5, ..., counted from 0.
import sys


def value(n):
    return len(range(2, n, 2)) if n % 2 == 0 else 1 + len(range(1, n, 2))


print("\n".join(str(value(int(line))) for line in sys.stdin))
