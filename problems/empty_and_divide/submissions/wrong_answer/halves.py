# Wrong: divides an even box into two halves, which are both even if it is divisible by 4.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if m % 2 and n % 2:
        print(0)
    else:
        kept = n if m % 2 else m
        print(1, kept // 2, kept // 2)
