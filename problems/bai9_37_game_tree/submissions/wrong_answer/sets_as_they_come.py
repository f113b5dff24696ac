# Wrong: numbers the sets of a player as they come in the file, whatever their numbers are.
import sys
from fractions import Fraction
from math import gcd, prod


def normal_form(nodes):
    sizes = [{}, {}]
    for node in nodes:
        if node[0] in "12":
            sizes[int(node[0]) - 1][node[1]] = len(node[2])
    names = [{h: place for place, h in enumerate(own)} for own in sizes]
    sizes = [list(own.values()) for own in sizes]
    counts = [prod(own) for own in sizes]
    # Strategy s takes choice s // weight % size, where weight is the product of the later sizes.
    weights = [[prod(own[h + 1 :]) for h in range(len(own))] for own in sizes]
    leaves = []
    stack = [(1, Fraction(1), list(range(counts[0])), list(range(counts[1])))]
    while stack:
        index, probability, rows, columns = stack.pop()
        node = nodes[index - 1]
        if node[0] == "L":
            leaves.append((probability * node[1], rows, columns))
        elif node[0] == "C":
            for child, share in node[1]:
                if share:
                    stack.append((child, probability * share, rows, columns))
        else:
            player = int(node[0]) - 1
            h = names[player][node[1]]
            size, weight = sizes[player][h], weights[player][h]
            parts = [[] for _ in range(size)]
            for s in (rows, columns)[player]:
                parts[s // weight % size].append(s)
            for child, part in zip(node[2], parts):
                if part:
                    stack.append((child, probability, part, columns) if player == 0 else (child, probability, rows, part))
    unit = 1
    for gain, _, _ in leaves:
        unit = unit // gcd(unit, gain.denominator) * gain.denominator
        if unit > 10**40:
            # Too long to be exact: forty digits will do.
            unit = 10**40
            break
    sums = [[0] * counts[1] for _ in range(counts[0])]
    for gain, rows, columns in leaves:
        gain = gain.numerator * unit // gain.denominator
        for i in rows:
            row = sums[i]
            for j in columns:
                row[j] += gain
    return sums, unit


def solve(a):
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [1] for row in a]
    t.append([-1] * n + [0])
    top, left, d = list(range(n)), list(range(n, n + m)), 1
    since = 0
    while True:
        entering = [(top[j] if since > 20 else t[m][j], j) for j in range(n) if t[m][j] < 0]
        if not entering:
            break
        # The most negative column; after many steps without progress Bland's rule, until there is some.
        c = min(entering)[1]
        r = -1
        for i in range(m):
            if t[i][c] > 0:
                order = 1 if r < 0 else t[r][n] * t[i][c] - t[i][n] * t[r][c]
                if order > 0 or (order == 0 and left[i] < left[r]):
                    r = i
        since = since + 1 if t[r][n] == 0 else 0
        new, pivot = t[r], t[r][c]
        for i in range(m + 1):
            if i != r:
                f = t[i][c]
                row = [(x * pivot - f * y) // d for x, y in zip(t[i], new)]
                row[c] = -f
                t[i] = row
        new[c], d = d, pivot
        left[r], top[c] = top[c], left[r]
    total = t[m][n]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = Fraction(t[m][j], total)
    for i in range(m):
        if left[i] < n:
            q[left[i]] = Fraction(t[i][n], total)
    return Fraction(d, total) - up, p, q


lines = sys.stdin.read().split("\n")
nodes = []
for line in lines[1 : 1 + int(lines[0])]:
    words = line.split()
    if words[0] == "L":
        nodes.append(("L", int(words[1])))
    elif words[0] == "C":
        nodes.append(("C", [(int(c), Fraction(r)) for c, r in zip(words[2::2], words[3::2])]))
    else:
        nodes.append((words[0], int(words[1]), list(map(int, words[3:]))))
sums, unit = normal_form(nodes)
value, p, q = solve(sums)
print(len(p), len(q))
for row in sums:
    print(*[Fraction(x, unit) for x in row])
print(value / unit)
print(*p)
print(*q)
