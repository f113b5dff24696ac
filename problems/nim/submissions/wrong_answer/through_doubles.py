# Wrong: the piles go through floating point, which keeps 53 binary digits.
import sys

piles = [int(float(word)) for word in sys.stdin.read().split()[1:]]
total = 0
for pile in piles:
    total ^= pile
moves = [(i + 1, pile ^ total) for i, pile in enumerate(piles) if pile ^ total < pile]
print(len(moves))
for move in moves:
    print(*move)
