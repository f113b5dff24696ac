# No formula by heart: the second player's best point on the upper envelope of four lines, then the rows that meet there.
import sys
from fractions import Fraction


def solve(p, b):
    rows = [
        (p * (1 + b) - (1 - p) * (1 + b), Fraction(1)),
        (p * (1 + b) - (1 - p), p - (1 - p)),
        (p - (1 - p) * (1 + b), Fraction(1)),
        (p - (1 - p), p - (1 - p)),
    ]

    def conceded(y):
        return max(y * call + (1 - y) * fold for call, fold in rows)

    candidates = {Fraction(0), Fraction(1)}
    for i in range(4):
        for j in range(i):
            slope = (rows[i][0] - rows[i][1]) - (rows[j][0] - rows[j][1])
            if slope != 0:
                y = (rows[j][1] - rows[i][1]) / slope
                if 0 <= y <= 1:
                    candidates.add(y)
    y = min(candidates, key=conceded)
    value = conceded(y)
    # One row that guarantees the value, or a mixture of two that makes both columns worth the value.
    for i in range(4):
        for j in range(4):
            gap_i, gap_j = rows[i][0] - rows[i][1], rows[j][0] - rows[j][1]
            weights = [Fraction(1)]
            if gap_i != gap_j:
                weights.append(-gap_j / (gap_i - gap_j))
            for w in weights:
                if 0 <= w <= 1 and all(w * rows[i][k] + (1 - w) * rows[j][k] >= value for k in range(2)):
                    x = [Fraction(0)] * 4
                    x[i] += w
                    x[j] += 1 - w
                    return [value] + x + [y, 1 - y]


def main():
    words = sys.stdin.read().split()
    for k in range(0, len(words), 2):
        print(*solve(Fraction(words[k]), Fraction(words[k + 1])))


main()
