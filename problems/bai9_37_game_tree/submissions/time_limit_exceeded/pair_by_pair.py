# Too slow: plays each of up to 16 x 16 pairs of plans out from the root, in fractions, which grow with the depth.
import sys
from fractions import Fraction
from itertools import product

sys.setrecursionlimit(10000)


def play(node, x, y):
    # What the first player gets on average from here on, when the plans are x and y.
    kind = nodes[node][0]
    if kind == "L":
        return nodes[node][1]
    if kind == "C":
        return sum((r * play(child, x, y) for child, r in nodes[node][1]), Fraction(0))
    plan = x if kind == "1" else y
    return play(nodes[node][2][plan[nodes[node][1] - 1]], x, y)


def pivot_until_done(a):
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [Fraction(1)] for row in a]
    t.append([Fraction(-1)] * n + [Fraction(0)])
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        entering = [(top[j], j) for j in range(n) if t[m][j] < 0]
        if not entering:
            break
        c = min(entering)[1]
        r = min((t[i][n] / t[i][c], left[i], i) for i in range(m) if t[i][c] > 0)[2]
        pivot = t[r][c]
        new = [x / pivot for x in t[r]]
        new[c] = 1 / pivot
        for i in range(m + 1):
            if i != r:
                f = t[i][c]
                t[i] = [x - f * y for x, y in zip(t[i], new)]
                t[i][c] = -f / pivot
        t[r] = new
        left[r], top[c] = top[c], left[r]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j] / t[m][n]
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n] / t[m][n]
    return 1 / t[m][n] - up, p, q


lines = sys.stdin.read().split("\n")
nodes = [None]
sizes = [{}, {}]
for line in lines[1 : 1 + int(lines[0])]:
    words = line.split()
    if words[0] == "L":
        nodes.append(("L", Fraction(words[1])))
    elif words[0] == "C":
        nodes.append(("C", [(int(c), Fraction(r)) for c, r in zip(words[2::2], words[3::2])]))
    else:
        nodes.append((words[0], int(words[1]), list(map(int, words[3:]))))
        sizes[int(words[0]) - 1][int(words[1])] = int(words[2])
plans = [list(product(*[range(own[h]) for h in sorted(own)])) for own in sizes]
a = [[play(1, x, y) for y in plans[1]] for x in plans[0]]
value, p, q = pivot_until_done(a)


def shown(x):
    # Exact fractions may be longer than an answer allows.
    return f"{round(x * 10**15)}e-15"


print(len(p), len(q))
for row in a:
    print(*map(shown, row))
print(shown(value))
print(*map(shown, p))
print(*map(shown, q))
