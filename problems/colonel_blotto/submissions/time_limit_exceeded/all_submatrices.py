# Too slow: tries the equations of every square submatrix of classes until the strategies are optimal.
from fractions import Fraction
from itertools import combinations, product


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
        [Fraction(sum(payoff(of_mine[0], other) for other in of_theirs), len(of_theirs)) for of_theirs in theirs]
        for of_mine in mine
    ]


def shared_out(all_splits, members, weights):
    weight = dict(zip(members, weights))
    key = lambda split: tuple(sorted(split))
    return [weight[key(split)] / len(members[key(split)]) for split in all_splits]



def equalised(a, rows, columns):
    """Weights of the rows that earn the same against all of the columns, and what they earn."""
    size = len(rows)
    t = [[a[i][j] for i in rows] + [Fraction(-1), Fraction(0)] for j in columns]
    t.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for c in range(size + 1):
        r = next((r for r in range(c, size + 1) if t[r][c]), None)
        if r is None:
            return None
        t[c], t[r] = t[r], t[c]
        t[c] = [x / t[c][c] for x in t[c]]
        for r in range(size + 1):
            if r != c and t[r][c]:
                t[r] = [x - t[r][c] * y for x, y in zip(t[r], t[c])]
    return [t[i][-1] for i in range(size)], t[size][-1]


def solve(a):
    m, n = len(a), len(a[0])
    turned = [[a[i][j] for i in range(m)] for j in range(n)]
    for size in range(1, min(m, n) + 1):
        for rows in combinations(range(m), size):
            for columns in combinations(range(n), size):
                found, back = equalised(a, rows, columns), equalised(turned, columns, rows)
                if not found or not back or min(found[0] + back[0]) < 0:
                    continue
                p, q = [Fraction(0)] * m, [Fraction(0)] * n
                for i, w in zip(rows, found[0]):
                    p[i] = w
                for j, w in zip(columns, back[0]):
                    q[j] = w
                value = found[1]
                if all(sum(p[i] * a[i][j] for i in range(m)) >= value for j in range(n)) and all(
                    sum(a[i][j] * q[j] for j in range(n)) <= value for i in range(m)
                ):
                    return value, p, q


def main():
    k, m, n = map(int, input().split())
    mine, theirs = splits(k, m), splits(k, n)
    of_mine, of_theirs = classes(mine), classes(theirs)
    value, p, q = solve(mean_payoffs(list(of_mine.values()), list(of_theirs.values())))
    print(value)
    print(*shared_out(mine, of_mine, p))
    print(*shared_out(theirs, of_theirs, q))


main()
