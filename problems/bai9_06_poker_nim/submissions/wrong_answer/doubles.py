# Wrong: reads the piles through floating point, which keeps 53 binary digits.
import sys

data = sys.stdin.read().split()
piles = [int(float(word)) for word in data[3:]]
total = 0
for pile in piles:
    total ^= pile
for i, pile in enumerate(piles):
    if pile ^ total < pile:
        print(1, i + 1, pile ^ total)
        break
else:
    print(0)
