# Reads all lines first and keeps two rows of the table at a time.
import sys


def main():
    lines = [tuple(map(int, line.split())) for line in sys.stdin.buffer.read().splitlines()]
    wanted = {}
    for t, n, k in lines:
        if t == 1:
            wanted.setdefault(n, set()).add(k)
    found = {}
    before = [-1.0, 0.0]
    for n in range(2, max(wanted, default=1) + 1):
        row = [-1.0] + [(a + b) / (2 + a - b) for b, a in zip(before, before[1:])] + [0.0]
        for k in wanted.get(n, ()):
            b = before[k - 1]
            v = row[k]
            p = (1 + v) / 2
            q = (v - b) / (1 - b)
            found[n, k] = "%.13f %.13f %.13f %.13f %.13f" % (v, p, 1 - p, q, 1 - q)
        before = row
    out = []
    for t, n, k in lines:
        if t == 1:
            out.append(found[n, k])
        else:
            out.append("%d/%d %d/%d %d/%d 1/%d %d/%d" % (k, n, k, n, n - k, n, n, n - 1, n))
    print("\n".join(out))


main()
