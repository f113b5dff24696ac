# The golden ratio in integers; at most three cold positions can be reached by a move.
import sys
from math import isqrt

MOST = 2000


def cold_pairs(misere):
    """The cold pair of each difference, the smaller pile first."""
    lower = [(k + isqrt(5 * k * k)) // 2 for k in range(MOST + 1)]
    pairs = [(a, a + k) for k, a in enumerate(lower)]
    if misere:
        pairs[:2] = [(2, 2), (0, 1)]
    return pairs


PAIRS = [cold_pairs(misere) for misere in (False, True)]
PARTNERS = [{x: y for a, b in pairs for x, y in ((a, b), (b, a))} for pairs in PAIRS]


def winning_move(misere, a, b):
    """What a winning move leaves; None if the position is lost."""
    if PARTNERS[misere][a] < b:
        return a, PARTNERS[misere][a]
    if PARTNERS[misere][b] < a:
        return PARTNERS[misere][b], b
    smaller, larger = PAIRS[misere][abs(a - b)]
    if smaller < min(a, b):
        return (smaller, larger) if a <= b else (larger, smaller)
    return None


def main():
    for _ in range(int(sys.stdin.readline())):
        first, misere, a, b = map(int, sys.stdin.readline().split())
        mine = first == 1
        while a + b > 0:
            if mine:
                any_move = (a - 1, b) if a > 0 else (a, b - 1)
                a, b = winning_move(misere, a, b) or any_move
                print(a, b, flush=True)
            else:
                words = sys.stdin.readline().split()
                if len(words) < 2:
                    return
                a, b = map(int, words)
            mine = not mine


main()
