# No formula by heart: each player tries both pure choices and the point where the two lines cross.
import sys


def best(a, b, c, d):
    candidates = [(1, 1), (0, 1)]
    s = a - b - c + d
    if s != 0:
        sign = 1 if s > 0 else -1
        top = sign * (d - c)
        if 0 <= top <= sign * s:
            candidates.append((top, sign * s))
    found = None
    for x, y in candidates:
        worst = min(x * a + (y - x) * c, x * b + (y - x) * d)
        if found is None or worst * found[2] > found[0] * y:
            found = (worst, x, y)
    return found


def main():
    out = []
    for word in sys.stdin.read().split():
        t, _, u = word.partition("/")
        t, u = int(t), int(u or 1)
        # All payoffs times u.
        value, p, y = best(0, 2 * u, t, u)
        _, q, z = best(0, -t, -2 * u, -u)
        out.append("%d/%d %d/%d %d/%d %d/%d %d/%d" % (value, y * u, p, y, y - p, y, q, z, z - q, z))
    print("\n".join(out))


main()
