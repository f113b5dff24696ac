# Equal runs offer equal moves: looks at every length of a free run once.
import re
import sys


def main():
    n, cells = sys.stdin.read().split()
    n = int(n)
    g = [0]
    for run in range(1, min(n, 250) + 1):
        reached = {g[max(i - 1, 0)] ^ g[max(run - i - 2, 0)] for i in range(run)}
        g.append(next(value for value in range(64) if value not in reached))
    while len(g) <= n:
        g += g[-34:]
    # A free cell is a 0 whose neighbours are no marks; pad the row so that its ends have neighbours.
    padded = "0" + cells + "0"
    first = {}
    total = 0
    for match in re.finditer("0+", padded):
        start, end = match.span()
        # The first and the last 0 are the padding or the neighbour of a mark.
        start, end = start + 1, end - 1
        if end > start:
            total ^= g[end - start]
            first.setdefault(end - start, start)
    if total == 0:
        print(0)
        return
    for length, start in first.items():
        want = total ^ g[length]
        for i in range(length):
            if g[max(i - 1, 0)] ^ g[max(length - i - 2, 0)] == want:
                print(1, start + i)
                return


main()
