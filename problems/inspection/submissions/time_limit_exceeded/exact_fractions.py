# Too slow: the table in exact fractions of hundreds of digits.
import sys
from fractions import Fraction


def main():
    rows = [None, [Fraction(-1), Fraction(0)]]
    for line in sys.stdin:
        t, n, k = map(int, line.split())
        if t == 0:
            print("%d/%d %d/%d %d/%d 1/%d %d/%d" % (k, n, k, n, n - k, n, n, n - 1, n))
            continue
        while len(rows) <= n:
            last = rows[-1]
            middle = [(a + b) / (2 + a - b) for b, a in zip(last, last[1:])]
            rows.append([Fraction(-1)] + middle + [Fraction(0)])
        v, b = rows[n][k], rows[n - 1][k - 1]
        p, q = (1 + v) / 2, (v - b) / (1 - b)
        print(v, p, 1 - p, q, 1 - q)


main()
