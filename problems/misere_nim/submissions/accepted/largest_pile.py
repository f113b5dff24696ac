# Plays ordinary Nim, and flips the last digit of the answer when the move would leave nothing above 1.
import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, piles = int(data[0]), list(map(int, data[1:]))
    total = 0
    for pile in piles:
        total ^= pile
    if max(piles) <= 1:
        print(f"1 {piles.index(1) + 1} 0" if total == 0 else "0")
        return
    if total == 0:
        print(0)
        return
    for i in range(n):
        left = piles[i] ^ total
        if left < piles[i]:
            others = max(piles[:i] + piles[i + 1:], default=0)
            if others <= 1:
                left ^= 1
            print(1, i + 1, left)
            return


main()
