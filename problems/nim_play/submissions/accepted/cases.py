# The cases of the theorem one by one: ones alone, a single large pile, or the nim-sum.
import sys
from functools import reduce
from operator import xor


def winning_move(piles, misere):
    """The pile to change and what is left of it; None if the position is lost."""
    large = [i for i, pile in enumerate(piles) if pile > 1]
    ones = [i for i, pile in enumerate(piles) if pile == 1]
    if misere and not large:
        return (ones[0], 0) if len(ones) % 2 == 0 else None
    if misere and len(large) == 1:
        return large[0], 1 - len(ones) % 2
    total = reduce(xor, piles)
    for i, pile in enumerate(piles):
        if pile ^ total < pile:
            return i, pile ^ total
    return None


def main():
    for _ in range(int(sys.stdin.readline())):
        first, misere, _, *piles = map(int, sys.stdin.readline().split())
        mine = first == 1
        while any(piles):
            if mine:
                i, left = winning_move(piles, misere == 1) or next(
                    (i, pile - 1) for i, pile in enumerate(piles) if pile > 0
                )
                print(i + 1, left, flush=True)
            else:
                words = sys.stdin.readline().split()
                if len(words) < 2:
                    return
                i, left = int(words[0]) - 1, int(words[1])
            piles[i] = left
            mine = not mine


main()
