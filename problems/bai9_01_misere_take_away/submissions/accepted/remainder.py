# Looks for the amount that leaves 1 modulo M + 1, case by case instead of by one formula.
import sys


def winning_take(c, m):
    r = c % (m + 1)
    if r == 1:
        return None
    return m if r == 0 else r - 1


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    out = []
    for c, m in zip(numbers[::2], numbers[1::2]):
        x = winning_take(c, m)
        out.append("0" if x is None else f"1 {x}")
    print("\n".join(out))


main()
