# The same theorem, column by column over the piles that have not been lowered yet.
import sys


def winning_move(k, piles):
    after = list(piles)
    opened = []
    closed = range(len(piles))
    for digit in range(max(piles).bit_length() - 1, -1, -1):
        bit = 1 << digit
        ones = [index for index in closed if piles[index] & bit]
        r = len(ones) % (k + 1)
        if r == 0:
            continue
        if len(opened) >= k + 1 - r:
            for index in opened[: k + 1 - r]:
                after[index] |= bit
        else:
            for index in ones[:r]:
                # Keep what stands above this digit, clear the rest.
                after[index] = after[index] >> (digit + 1) << (digit + 1)
            opened += ones[:r]
            lowered = set(ones[:r])
            closed = [index for index in closed if index not in lowered]
    return after if opened else None


def main():
    out = []
    for line in sys.stdin.buffer:
        k, *piles = map(int, line.split())
        after = winning_move(k, piles)
        out.append("0" if after is None else "1 " + " ".join(map(str, after)))
    print("\n".join(out))


main()
