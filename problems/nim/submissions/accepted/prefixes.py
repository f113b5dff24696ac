# For each pile the nim-sum of all others, from the nim-sums of those before it and of those behind it.
import sys
from itertools import accumulate
from operator import xor


def main():
    piles = list(map(int, sys.stdin.buffer.read().split()))[1:]
    before = [0] + list(accumulate(piles, xor))
    behind = list(accumulate(piles[::-1], xor))[::-1] + [0]
    moves = []
    for i, pile in enumerate(piles):
        others = before[i] ^ behind[i + 1]
        if others < pile:
            moves.append(f"{i + 1} {others}")
    print(len(moves))
    print("\n".join(moves))


main()
