# Wrong: plays for the other end: whoever leaves one counter in each box loses.
import sys

LOST = {(1, 2), (2, 1), (2, 2)}
for line in sys.stdin:
    m, n = map(int, line.split())
    if (m, n) in LOST or (m % 2 and n % 2 and (m, n) != (1, 1)):
        print(0)
    elif (m, n) == (1, 1):
        print(1, 1, 1)
    else:
        kept = n if m % 2 else m
        print(1, 1, kept - 1)
