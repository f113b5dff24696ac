# The simplex method without rounding: an integer tableau over one denominator, answers as fractions.
import sys
from fractions import Fraction


def solve(a):
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [1] for row in a]
    t.append([-1] * n + [0])
    denominator = 1
    top = list(range(n))
    left = list(range(n, n + m))
    # begin heart
    while True:
        # Bland: the variable of the smallest number enters, and of those that may leave the smallest leaves.
        entering = [(top[j], j) for j in range(n) if t[m][j] < 0]
        if not entering:
            break
        c = min(entering)[1]
        r = None
        for i in range(m):
            if t[i][c] > 0:
                if r is None:
                    r = i
                    continue
                here, best = t[i][n] * t[r][c], t[r][n] * t[i][c]
                if here < best or here == best and left[i] < left[r]:
                    r = i
        pivot = t[r][c]
        pivot_row = t[r]
        for i in range(m + 1):
            if i != r:
                row, factor = t[i], t[i][c]
                t[i] = [(x * pivot - factor * y) // denominator for x, y in zip(row, pivot_row)]
                t[i][c] = -factor
        pivot_row[c] = denominator
        denominator = pivot
        left[r], top[c] = top[c], left[r]
    # end heart
    total = t[m][n]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = Fraction(t[m][j], total)
    for i in range(m):
        if left[i] < n:
            q[left[i]] = Fraction(t[i][n], total)
    return Fraction(denominator, total) - up, p, q


def main():
    lines = sys.stdin.read().split("\n")
    m, n = map(int, lines[0].split())
    value, p, q = solve([list(map(int, lines[1 + i].split())) for i in range(m)])
    print(value)
    print(*p)
    print(*q)


main()
