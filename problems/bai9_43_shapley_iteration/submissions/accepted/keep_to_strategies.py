# Rounds in floats until K or until nothing changes; the values by keeping to optimal strategies, a linear system.
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


def linear(equations):
    """Solves equations of the form a1 x1 + ... + an xn = b."""
    count = len(equations)
    for k in range(count):
        r = max(range(k, count), key=lambda i: abs(equations[i][k]))
        equations[k], equations[r] = equations[r], equations[k]
        row = [x / equations[k][k] for x in equations[k]]
        equations[k] = row
        for i in range(count):
            if i != k and equations[i][k]:
                factor = equations[i][k]
                equations[i] = [x - factor * y for x, y in zip(equations[i], row)]
    return [row[count] for row in equations]


def main():
    words = iter(sys.stdin.read().split())
    count, rounds = int(next(words)), int(next(words))
    states = []
    for _ in range(count):
        m, n = int(next(words)), int(next(words))
        c = [[float(next(words)) for _ in range(n)] for _ in range(m)]
        goes = [[[float(Fraction(next(words))) for _ in range(count)] for _ in range(n)] for _ in range(m)]
        states.append((m, n, c, goes))

    def look(v):
        """All matrices at v, solved."""
        solved = []
        for m, n, c, goes in states:
            a = [[c[i][j] + sum(x * y for x, y in zip(goes[i][j], v)) for j in range(n)] for i in range(m)]
            solved.append(solve(a))
        return solved

    def distance(v, w):
        return max(abs(x - y) / max(1.0, abs(x)) for x, y in zip(v, w))

    v = [0.0] * count
    for _ in range(rounds):
        w = [solution[0] for solution in look(v)]
        still = distance(v, w) < 1e-13
        v = w
        if still:
            break
    print(*map(repr, v))

    solved = look(v)
    for _ in range(1000):
        w = [solution[0] for solution in solved]
        missing = distance(v, w)
        if missing < 1e-13:
            break
        equations = []
        for k, ((m, n, c, goes), (_, p, q)) in enumerate(zip(states, solved)):
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
        guess = linear(equations)
        seen = look(guess)
        if distance(guess, [solution[0] for solution in seen]) < 0.9 * missing:
            v, solved = guess, seen
        else:
            v, solved = w, look(w)
    print(*map(repr, v))
    for _, p, q in solved:
        print(*map(repr, p))
        print(*map(repr, q))


main()
