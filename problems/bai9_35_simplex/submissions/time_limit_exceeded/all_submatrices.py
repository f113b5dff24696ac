# Too slow: tries all square submatrices until one solves the game; there are 600 million of 16 x 16.
import sys
from fractions import Fraction
from itertools import combinations


def even(rows):
    """Weights that make all columns earn the same, and what they earn; or nothing."""
    n = len(rows)
    t = [[Fraction(row[j]) for row in rows] + [Fraction(-1), Fraction(0)] for j in range(n)]
    t.append([Fraction(1)] * n + [Fraction(0), Fraction(1)])
    for k in range(n + 1):
        r = next((i for i in range(k, n + 1) if t[i][k] != 0), None)
        if r is None:
            return None
        t[r], t[k] = t[k], t[r]
        t[k] = [x / t[k][k] for x in t[k]]
        for i in range(n + 1):
            if i != k and t[i][k] != 0:
                t[i] = [x - t[i][k] * y for x, y in zip(t[i], t[k])]
    return [row[-1] for row in t]


def solve(a):
    m, n = len(a), len(a[0])
    for size in range(1, min(m, n) + 1):
        for rows in combinations(range(m), size):
            for columns in combinations(range(n), size):
                part = [[a[i][j] for j in columns] for i in rows]
                first = even(part)
                if first is None or min(first[:-1]) < 0:
                    continue
                second = even([list(column) for column in zip(*part)])
                if second is None or min(second[:-1]) < 0:
                    continue
                p, q = [Fraction(0)] * m, [Fraction(0)] * n
                for i, x in zip(rows, first):
                    p[i] = x
                for j, x in zip(columns, second):
                    q[j] = x
                value = first[-1]
                if all(sum(p[i] * a[i][j] for i in rows) >= value for j in range(n)) and all(
                    sum(a[i][j] * q[j] for j in columns) <= value for i in range(m)
                ):
                    return value, p, q


data = list(map(int, sys.stdin.read().split()))
m, n = data[:2]
value, p, q = solve([data[2 + i * n : 2 + i * n + n] for i in range(m)])
print(value)
print(*p)
print(*q)
