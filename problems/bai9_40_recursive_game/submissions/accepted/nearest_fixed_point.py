# Tries a, b, c and Q: those v that are the value of (v a; b c), and of them the nearest to Q.
import sys
from fractions import Fraction


def val(rows):
    low = max(min(row) for row in rows)
    high = min(max(column) for column in zip(*rows))
    if low == high:
        return low
    (a, b), (c, d) = rows
    return Fraction(a * d - b * c) / (a - b - c + d)


def main():
    words = sys.stdin.read().split()
    for i in range(0, len(words), 4):
        a, b, c, q = map(Fraction, words[i:i + 4])
        fixed = [v for v in (a, b, c, q) if val([[v, a], [b, c]]) == v]
        print(min(fixed, key=lambda v: abs(v - q)))


main()
