# Wrong: the golden ratio as a Decimal of 28 digits; of a product near 10^18 that leaves ten behind the point, and Fibonacci
# numbers come closer to an integer.
import sys
from decimal import Decimal

PHI = (1 + Decimal(5).sqrt()) / 2


def times_phi(k):
    return int(k * PHI)


def partner(t, x):
    if t and x <= 2:
        return 2 if x == 2 else 1 - x
    k = times_phi(x + 1) - (x + 1)
    return x + k if times_phi(k) == x else k


out = []
for line in sys.stdin:
    t, a, b = map(int, line.split())
    low, high = min(a, b), max(a, b)
    d = high - low
    cold = 2 if t and d == 0 else 0 if t and d == 1 else times_phi(d)
    x = y = -1
    if cold < low:
        x, y = cold, cold + d
    elif partner(t, high) < low:
        x, y = partner(t, high), high
    elif partner(t, low) < high:
        x, y = low, partner(t, low)
    if x < 0:
        out.append("0")
    else:
        out.append(f"1 {x} {y}" if a <= b else f"1 {y} {x}")
print("\n".join(out))
