# Exact fractions: p maximises the lower of two lines over [0, 1], so it is an end or where the lines cross.
import sys


def best(a, b, c, d):
    # The first player's best weight for (a, b) against (c, d), as numerator and denominator.
    candidates = [(1, 1), (0, 1)]
    s = a - b - c + d
    if s != 0:
        sign = 1 if s > 0 else -1
        top = sign * (d - c)
        if 0 <= top <= sign * s:
            candidates.append((top, sign * s))
    found = None
    for x, y in candidates:
        # What it guarantees, over the denominator y.
        worst = min(x * a + (y - x) * c, x * b + (y - x) * d)
        if found is None or worst * found[2] > found[0] * y:
            found = (worst, x, y)
    return found


def fraction(x, y):
    return str(x) if y == 1 else "%d/%d" % (x, y)


def main():
    out = []
    for line in sys.stdin:
        a, b, c, d = map(int, line.split())
        value, p, y = best(a, b, c, d)
        # The second player receives the negatives and chooses between columns.
        _, q, z = best(-a, -c, -b, -d)
        out.append(
            " ".join([fraction(value, y), fraction(p, y), fraction(y - p, y), fraction(q, z), fraction(z - q, z)])
        )
    print("\n".join(out))


main()
