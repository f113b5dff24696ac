# V >= x if and only if Val(c + s x) >= x: bisection on x in integers over 10^25, each matrix solved without rounding.
import sys
from fractions import Fraction

UNIT = 10 ** 25


def simplex(a):
    """The value as a fraction, p and q as whole weights over one denominator; the tableau stays in integers."""
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [1] for row in a] + [[-1] * n + [0]]
    d = 1
    top, left = list(range(n)), list(range(n, n + m))
    while True:
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
                if (here, left[i]) < (best, left[r]):
                    r = i
        pivot, row_r = t[r][c], t[r]
        for i in range(m + 1):
            if i != r:
                factor = t[i][c]
                t[i] = [(x * pivot - factor * y) // d for x, y in zip(t[i], row_r)]
                t[i][c] = -factor
        row_r[c] = d
        d = pivot
        left[r], top[c] = top[c], left[r]
    total = t[m][n]
    p, q = [0] * m, [0] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j]
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n]
    return d - up * total, total, p, q


def digits(numerator, denominator):
    """The fraction as a decimal with 20 digits after the point."""
    sign = "-" if numerator < 0 else ""
    scaled = (2 * abs(numerator) * 10 ** 20 + denominator) // (2 * denominator)
    return "%s%d.%020d" % (sign, scaled // 10 ** 20, scaled % 10 ** 20)


def main():
    words = sys.stdin.read().split()
    m, n = int(words[0]), int(words[1])
    numbers = [Fraction(word) for word in words[2:]]
    c = [[int(x) * UNIT for x in numbers[i * n:(i + 1) * n]] for i in range(m)]
    s = [numbers[(m + i) * n:(m + i + 1) * n] for i in range(m)]

    # begin heart
    def at(x):
        return [[c[i][j] + s[i][j].numerator * x // s[i][j].denominator for j in range(n)] for i in range(m)]

    low, high = -10001 * UNIT, 10001 * UNIT
    while high - low > 10 ** 5:
        middle = (low + high) // 2
        value, total, _, _ = simplex(at(middle))
        if value >= middle * total:
            low = middle
        else:
            high = middle
    _, total, p, q = simplex(at(low))
    # end heart
    print(digits(low, UNIT))
    print(*(digits(x, total) for x in p))
    print(*(digits(x, total) for x in q))


main()
