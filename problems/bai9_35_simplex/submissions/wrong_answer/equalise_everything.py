# Wrong: looks for a saddle point and otherwise solves "all rows and columns are played and equally good".
import sys
from fractions import Fraction


def solve_linear(a, b):
    n = len(a)
    t = [list(map(Fraction, row)) + [Fraction(x)] for row, x in zip(a, b)]
    for c in range(n):
        r = next((i for i in range(c, n) if t[i][c] != 0), None)
        if r is None:
            return None
        t[c], t[r] = t[r], t[c]
        t[c] = [x / t[c][c] for x in t[c]]
        for i in range(n):
            if i != c and t[i][c] != 0:
                t[i] = [x - t[i][c] * y for x, y in zip(t[i], t[c])]
    return [row[n] for row in t]


def equalise(a):
    # Weights x and a value v with a x = v and sum x = 1, on as many rows as there are columns.
    n = min(len(a), len(a[0]))
    system = [row[:n] + [-1] for row in a[:n]] + [[1] * n + [0]]
    found = solve_linear(system, [0] * n + [1])
    if found is None or min(found[:n]) < 0:
        return Fraction(0), [Fraction(1, len(a[0]))] * len(a[0])
    return found[n], found[:n] + [Fraction(0)] * (len(a[0]) - n)


data = list(map(int, sys.stdin.read().split()))
m, n = data[:2]
a = [data[2 + i * n : 2 + i * n + n] for i in range(m)]
columns = [list(c) for c in zip(*a)]
for i in range(m):
    for j in range(n):
        if a[i][j] == min(a[i]) == max(columns[j]):
            print(a[i][j])
            print(*[int(k == i) for k in range(m)])
            print(*[int(k == j) for k in range(n)])
            sys.exit()
value, q = equalise(a)
_, p = equalise(columns)
print(value)
print(*p)
print(*q)
