# Splits where it can: of the dots that stay, the highest binary digit goes inside and the rest outside.
import sys
from functools import reduce
from operator import xor


def main():
    _, *x = map(int, sys.stdin.buffer.read().split())
    total = reduce(xor, x)
    for i in range(len(x) - 1, -1, -1):
        stay = x[i] ^ total
        if stay < x[i]:
            inside = 1 << stay.bit_length() >> 1
            print(1, i + 1, inside, stay - inside)
            return
    print(0)


main()
