# Piles that are won, as the binary digits of one large number.
import sys


def main():
    words = sys.stdin.buffer.read().split()
    n, takes = int(words[0]), [int(word) for word in words[1:]]
    digits = bytearray(b"0" * (n + 1))
    for s in takes:
        if s <= n:
            digits[n - s] = 49
    # begin heart
    moves = int(digits, 2)  # digit s: s is in the set
    won = 0  # digit i: pile base + i is won
    base = 0
    lost = []
    BLOCK = 1024
    mask = (1 << BLOCK) - 1
    while base <= n:
        moves &= (1 << n - base + 1) - 1  # larger numbers lead nowhere any more
        near = won & mask  # the digits of this block, a short number
        for p in range(min(BLOCK, n - base + 1)):
            if not near >> p & 1:
                lost.append(base + p)
                won |= moves << p
                near = won & mask
        won >>= BLOCK
        base += BLOCK
    # end heart
    is_lost = bytearray(n + 1)
    for p in lost:
        is_lost[p] = 1
    for s in takes:
        if s <= n and is_lost[n - s]:
            print(1, s)
            return
    print(0)


main()
