# Wrong: a class meets only one order of the other, the one sorted like it.
from fractions import Fraction
from itertools import product


def splits(posts, regiments):
    all_of_them = [s for s in product(range(regiments, -1, -1), repeat=posts - 1) if sum(s) <= regiments]
    return [s + (regiments - sum(s),) for s in all_of_them]


def payoff(mine, theirs):
    return sum(1 + b if a > b else -1 - a if a < b else 0 for a, b in zip(mine, theirs))


def classes(all_splits):
    members = {}
    for split in all_splits:
        members.setdefault(tuple(sorted(split)), []).append(split)
    return members


def mean_payoffs(mine, theirs):
    """The payoff of any member against a random member of the other class."""
    return [
        [Fraction(payoff(of_mine[0], of_theirs[0])) for of_theirs in theirs]
        for of_mine in mine
    ]


def shared_out(all_splits, members, weights):
    weight = dict(zip(members, weights))
    key = lambda split: tuple(sorted(split))
    return [weight[key(split)] / len(members[key(split)]) for split in all_splits]


def solve(a):
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
        t[r] = [x / pivot for x in t[r]]
        for i in range(m + 1):
            if i != r:
                factor = t[i][c]
                t[i] = [x - factor * y for x, y in zip(t[i], t[r])]
                t[i][c] = -factor / pivot
        t[r][c] = 1 / pivot
        left[r], top[c] = top[c], left[r]
    p, q = [Fraction(0)] * m, [Fraction(0)] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j] / t[m][n]
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n] / t[m][n]
    return 1 / t[m][n] - up, p, q


def main():
    k, m, n = map(int, input().split())
    mine, theirs = splits(k, m), splits(k, n)
    of_mine, of_theirs = classes(mine), classes(theirs)
    value, p, q = solve(mean_payoffs(list(of_mine.values()), list(of_theirs.values())))
    print(value)
    print(*shared_out(mine, of_mine, p))
    print(*shared_out(theirs, of_theirs, q))


main()
