# Too slow: looks ahead over positions, however few sorts of piles there are.
import sys
from functools import lru_cache


@lru_cache(None)
def won(piles):
    moves = [i for i, pile in enumerate(piles) if pile > 2]
    if not moves:
        return True
    for i in moves:
        for a in range(1, (piles[i] + 1) // 2):
            after = piles[:i] + piles[i + 1:] + (a, piles[i] - a)
            if not won(tuple(sorted(pile for pile in after if pile > 2))):
                return True
    return False


sys.setrecursionlimit(1000000)
data = list(map(int, sys.stdin.read().split()))
piles = data[1:]
if not won(tuple(sorted(pile for pile in piles if pile > 2))):
    print(0)
else:
    for i, pile in enumerate(piles):
        for a in range(1, (pile + 1) // 2):
            after = piles[:i] + piles[i + 1:] + [a, pile - a]
            if not won(tuple(sorted(part for part in after if part > 2))):
                print(1, i + 1, a, pile - a)
                sys.exit()
