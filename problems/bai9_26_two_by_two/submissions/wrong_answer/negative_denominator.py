# Wrong: writes fractions as the formula gives them, with a negative denominator where d is negative.
import sys


def solve(a, b, c, d):
    lower, upper = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    if lower == upper:
        p, q = int(min(a, b) == lower), int(max(a, c) == lower)
        return "%d %d %d %d %d" % (lower, p, 1 - p, q, 1 - q)
    s = a - b - c + d
    return "%d/%d %d/%d %d/%d %d/%d %d/%d" % (a * d - b * c, s, d - c, s, a - b, s, d - b, s, a - c, s)


print("\n".join(solve(*map(int, line.split())) for line in sys.stdin))
