# Wrong: multiples of the root as Decimals of 28 digits, of which ten are left behind the point.
import sys
from decimal import Decimal

out = []
roots = {}
for line in sys.stdin:
    d, m = map(int, line.split())
    if d not in roots:
        roots[d] = Decimal(d).sqrt()
    r = roots[d]
    first = int((m + 1) / r)
    out.append(f"1 {first}" if int(first * r) == m else f"2 {m - first}")
print("\n".join(out))
