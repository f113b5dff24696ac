# Bisection in integers over the denominator 10^20; the answers are fractions.
import sys

UNIT = 10**20


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    out = []
    for a, b in zip(numbers[::2], numbers[1::2]):
        low, high = 0, b * UNIT
        while high - low > 1:
            x = (low + high) // 2
            # v2 = p / q and v3 = b * b * q / (2 * b * q - p)
            p, q = a * x, a * UNIT + x
            rest = 2 * b * q - p
            if p * rest * UNIT + b * b * q * q * UNIT > 2 * x * q * rest:
                low = x
            else:
                high = x
        p, q = a * low, a * UNIT + low
        out.append("%d/%d %d/%d %d/%d" % (low, UNIT, p, q, b * b * q, 2 * b * q - p))
    print("\n".join(out))


main()
