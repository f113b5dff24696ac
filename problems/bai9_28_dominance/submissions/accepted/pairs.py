# Right: as the game shrinks to 2 x 2, some pair of rows and pair of columns solves it; lines and intervals find them.
import sys
from fractions import Fraction

data = list(map(int, sys.stdin.read().split()))
m, n = data[:2]
a = [data[2 + i * n : 2 + i * n + n] for i in range(m)]


# begin heart
def two_rows(first, second):
    # The best mixture of two rows: the top of the lower envelope of one line a column, p = 0 .. 1 for the first.
    # The envelope is followed from p = 0 on, by the line that undercuts the present one soonest.
    lines = [(y, x - y) for x, y in zip(first, second)]
    p = (0, 1)
    height, slope = min(lines)
    while slope > 0:
        best = None
        for start, rise in lines:
            if rise < slope:
                meet = (start - height, slope - rise)
                if best is None or (meet[0] * best[0][1], rise) < (best[0][0] * meet[1], best[1][1]):
                    best = (meet, (start, rise))
        if best is None or best[0][0] >= best[0][1]:
            p = (1, 1)
            break
        p, (height, slope) = best
    share = Fraction(*p)
    return min(start + rise * share for start, rise in lines), share
# end heart


def player(rows):
    best = None
    floors = [min(row) for row in rows]
    for i in range(len(rows)):
        if best is None or floors[i] > best[0]:
            best = (Fraction(floors[i]), i, i, Fraction(1))
    for i in range(len(rows)):
        for k in range(i):
            value, share = two_rows(rows[i], rows[k])
            if value > best[0]:
                best = (value, i, k, share)
    value, i, k, share = best
    weights = [Fraction(0)] * len(rows)
    weights[i] += share
    weights[k] += 1 - share
    return value, weights


value, p = player(a)
_, q = player([[-x for x in column] for column in zip(*a)])
print(value)
print(*p)
print(*q)
