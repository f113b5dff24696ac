# The same theorem, with the piles that still have to be looked at kept in one list per column.
import sys


def winning_move(k, piles):
    top = max(piles).bit_length() - 1
    columns = [[] for _ in range(top + 1)]
    for index, pile in enumerate(piles):
        while pile:
            low = pile & -pile
            columns[low.bit_length() - 1].append(index)
            pile ^= low
    after = list(piles)
    opened = []
    is_open = bytearray(len(piles))
    for digit in range(top, -1, -1):
        ones = [index for index in columns[digit] if not is_open[index]]
        r = len(ones) % (k + 1)
        if r == 0:
            continue
        if len(opened) >= k + 1 - r:
            for index in opened[: k + 1 - r]:
                after[index] |= 1 << digit
        else:
            for index in ones[:r]:
                # Keep what stands above this digit, clear the rest.
                after[index] = after[index] >> (digit + 1) << (digit + 1)
                is_open[index] = 1
                opened.append(index)
    return after if opened else None


def main():
    out = []
    for line in sys.stdin.buffer:
        k, *piles = map(int, line.split())
        after = winning_move(k, piles)
        out.append("0" if after is None else "1 " + " ".join(map(str, after)))
    print("\n".join(out))


main()
