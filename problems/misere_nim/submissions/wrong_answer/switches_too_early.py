# Wrong: turns the nim-sum round as soon as a pile of one counter is on the table.
import sys

data = list(map(int, sys.stdin.read().split()))
piles = data[1:]
total = 1 if 1 in piles else 0
for pile in piles:
    total ^= pile
for i, pile in enumerate(piles):
    if pile ^ total < pile:
        left = pile ^ total
        if max(piles[:i] + piles[i + 1:], default=0) == 0:
            left = 1
        print(1, i + 1, left)
        break
else:
    print(0)
