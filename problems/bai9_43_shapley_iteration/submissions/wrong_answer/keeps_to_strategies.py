# Wrong: asks again and again what the strategies of now are worth for ever, even where that leads round in a circle.
import sys
from fractions import Fraction


def guess(a, eps, steepest):
    """The rows and columns that the simplex method uses, payoffs moved and scaled into 1..2; or nothing."""
    m, n = len(a), len(a[0])
    least = min(map(min, a))
    scale = max(map(max, a)) - least or 1.0
    t = [[1 + (x - least) / scale for x in row] + [1.0] for row in a] + [[-1.0] * n + [0.0]]
    top, left = list(range(n)), list(range(n, n + m))
    for _ in range(50 * (m + n)):
        columns = [j for j in range(n) if t[m][j] < -eps]
        if not columns:
            return [label - n for label in top if label >= n], [label for label in left if label < n]
        c = min(columns, key=lambda j: t[m][j] if steepest else top[j])
        ratios = [(t[i][n] / t[i][c], i) for i in range(m) if t[i][c] > eps]
        if not ratios:
            return None
        best = min(ratios)[0]
        r = min((i for ratio, i in ratios if ratio <= best + eps), key=lambda i: -t[i][c] if steepest else left[i])
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
    return None


def linear(equations):
    """Solves equations of the form a1 x1 + ... + an xn = b by elimination with the largest pivots; or nothing."""
    count = len(equations)
    for k in range(count):
        r = max(range(k, count), key=lambda i: abs(equations[i][k]))
        equations[k], equations[r] = equations[r], equations[k]
        if equations[k][k] == 0:
            return None
        row = [x / equations[k][k] for x in equations[k]]
        equations[k] = row
        for i in range(count):
            if i != k and equations[i][k]:
                factor = equations[i][k]
                equations[i] = [x - factor * y for x, y in zip(equations[i], row)]
    return [row[count] for row in equations]


def level(a, rows, columns, largest):
    """Weights of the rows that make the columns earn the same, and what they earn; or nothing."""
    equations = [[a[i][j] / largest for i in rows] + [-1.0, 0.0] for j in columns]
    equations.append([1.0] * len(rows) + [0.0, 1.0])
    found = linear(equations)
    if found is None:
        return None
    p = [0.0] * len(a)
    for i, x in zip(rows, found):
        p[i] = max(0.0, x)
    total = sum(p)
    return ([x / total for x in p], found[-1] * largest) if total > 0 else None


def sure(a, p):
    used = [(x, row) for x, row in zip(p, a) if x]
    return min(sum(x * row[j] for x, row in used) for j in range(len(a[0])))


TOLERANCES = [1e-12, 1e-10, 1e-14, 1e-9, 1e-11, 1e-13, 1e-15, 1e-8]


def solve(a, hint):
    """The value, p, q, and the rows and columns that were used; those of the last round are tried first."""
    m, n = len(a), len(a[0])
    turned = [[-a[i][j] for i in range(m)] for j in range(n)]
    largest = max(abs(x) for row in a for x in row) or 1.0
    p, q = [1.0] + [0.0] * (m - 1), [1.0] + [0.0] * (n - 1)
    low, high, value, used = sure(a, p), -sure(turned, q), 0.0, hint
    for attempt in range(-1, 16):
        if high - low <= 1e-13 * largest:
            break
        found = hint if attempt < 0 else guess(a, TOLERANCES[attempt // 2], attempt % 2 == 0)
        if not found:
            continue
        first, second = level(a, found[0], found[1], largest), level(turned, found[1], found[0], largest)
        if first and sure(a, first[0]) >= low:
            (p, value), low, used = first, sure(a, first[0]), found
        if second and -sure(turned, second[0]) <= high:
            q, high = second[0], -sure(turned, second[0])
    return min(max(value, low), high), p, q, used


def main():
    words = iter(sys.stdin.read().split())
    count, rounds = int(next(words)), int(next(words))
    states = []
    for _ in range(count):
        m, n = int(next(words)), int(next(words))
        c = [[float(next(words)) for _ in range(n)] for _ in range(m)]
        goes = [[[float(Fraction(next(words))) for _ in range(count)] for _ in range(n)] for _ in range(m)]
        states.append((m, n, c, goes))
    hints = [None] * count

    def look(v):
        """All matrices at v, solved."""
        solved = []
        for k, (m, n, c, goes) in enumerate(states):
            a = [[c[i][j] + sum(x * y for x, y in zip(goes[i][j], v)) for j in range(n)] for i in range(m)]
            solved.append(solve(a, hints[k]))
            hints[k] = solved[-1][3]
        return solved

    def distance(v, w):
        return max(abs(x - y) for x, y in zip(v, w))

    def still(v, w):
        """Whether no number moves by more than a small part of a billionth, or than the last digits of the largest."""
        return distance(v, w) < 1e-12 + 1e-15 * max(map(abs, w))

    v = [0.0] * count
    for _ in range(rounds):
        w = [solution[0] for solution in look(v)]
        done = still(v, w)
        v = w
        if done:
            break
    print(*map(repr, v))

    solved = look(v)
    for _ in range(100):
        w = [solution[0] for solution in solved]
        if still(v, w):
            break
        equations = []
        for k, ((m, n, c, goes), (_, p, q, _)) in enumerate(zip(states, solved)):
            row = [0.0] * (count + 1)
            row[k] = 1.0
            for i in range(m):
                for j in range(n):
                    weight = p[i] * q[j]
                    if weight:
                        row[count] += weight * c[i][j]
                        for l in range(count):
                            row[l] -= weight * goes[i][j][l]
            equations.append(row)
        v = linear(equations)
        solved = look(v)
    print(*map(repr, v))
    for _, p, q, _ in solved:
        print(*map(repr, p))
        print(*map(repr, q))


main()
