# Wrong: whenever C <= M + 1 it takes all counters but one, even if there is only one.
import sys

for line in sys.stdin:
    c, m = map(int, line.split())
    if c <= m + 1:
        print(1, c - 1)
    else:
        x = (c - 1) % (m + 1)
        print(f"1 {x}" if x else "0")
