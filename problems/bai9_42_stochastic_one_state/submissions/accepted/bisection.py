# V >= x if and only if Val(c + s x) >= x: bisection on x, matrices by the simplex method in floats.
import sys
from fractions import Fraction


def solve(a):
    m, n = len(a), len(a[0])
    least = min(map(min, a))
    scale = max(map(max, a)) - least or 1.0
    t = [[1 + (x - least) / scale for x in row] + [1.0] for row in a] + [[-1.0] * n + [0.0]]
    top, left = list(range(n)), list(range(n, n + m))
    eps = 1e-13
    while True:
        columns = [j for j in range(n) if t[m][j] < -eps]
        if not columns:
            break
        c = min(columns, key=lambda j: top[j])
        ratios = [(t[i][n] / t[i][c], left[i], i) for i in range(m) if t[i][c] > eps]
        best = min(ratios)[0]
        r = min((label, i) for ratio, label, i in ratios if ratio < best + eps)[1]
        pivot = t[r][c]
        row = [x / pivot for x in t[r]]
        row[c] = 1 / pivot
        for i in range(m + 1):
            if i != r:
                factor = t[i][c]
                if factor:
                    t[i] = [x - factor * y for x, y in zip(t[i], row)]
                t[i][c] = -factor / pivot
        t[r] = row
        left[r], top[c] = top[c], left[r]
    total = t[m][n]
    p, q = [0.0] * m, [0.0] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j] / total
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n] / total
    return (1 / total - 1) * scale + least, p, q


def main():
    words = sys.stdin.read().split()
    m, n = int(words[0]), int(words[1])
    numbers = [float(Fraction(word)) for word in words[2:]]
    c = [numbers[i * n:(i + 1) * n] for i in range(m)]
    s = [numbers[(m + i) * n:(m + i + 1) * n] for i in range(m)]

    def at(x):
        return [[c[i][j] + s[i][j] * x for j in range(n)] for i in range(m)]

    low, high = -10001.0, 10001.0
    for _ in range(70):
        middle = (low + high) / 2
        if solve(at(middle))[0] >= middle:
            low = middle
        else:
            high = middle
    value, p, q = solve(at(low))
    print(repr(low))
    print(*map(repr, p))
    print(*map(repr, q))


main()
