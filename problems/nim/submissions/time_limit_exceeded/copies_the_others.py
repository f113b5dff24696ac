# Too slow: makes a list of the other piles for each pile and folds it.
import sys
from functools import reduce
from operator import xor

piles = list(map(int, sys.stdin.buffer.read().split()))[1:]
moves = []
for i, pile in enumerate(piles):
    others = reduce(xor, piles[:i] + piles[i + 1:], 0)
    if others < pile:
        moves.append((i + 1, others))
print(len(moves))
for move in moves:
    print(*move)
