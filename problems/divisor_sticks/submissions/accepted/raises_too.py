# Looks from the last pile on, and also takes moves that raise a value: the lowest one of a pile in binary turned to 0.
import sys


def exponent(x):
    return (x & -x).bit_length() - 1


def main():
    piles = list(map(int, sys.stdin.buffer.read().split()))[1:]
    values = list(map(exponent, piles))
    total = 0
    for value in values:
        total ^= value
    if total == 0:
        print(0)
        return
    for i in reversed(range(len(piles))):
        x, target = piles[i], values[i] ^ total
        lowest = x & -x
        if target < values[i]:
            print(1, i + 1, 1 << target)
            return
        if lowest < x and exponent(x - lowest) == target:
            print(1, i + 1, lowest)
            return


main()
