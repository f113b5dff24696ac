# The list of quotients, read from its end; it looks for a move from the last pair on.
import sys


def quotients(a, b):
    found = []
    while a:
        found.append(b // a)
        a, b = b % a, a
    return found


def value(found):
    g = 0
    for q in reversed(found):
        g = q if q > g else q - 1
    return g


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    t, n = data[:2]
    pairs = [(a, b) if a < b else (b, a) for a, b in zip(data[2::2], data[3::2])]
    lists = [quotients(a, b) for a, b in pairs]
    g = [value(one) for one in lists]
    total = 0
    for one in g:
        total ^= one
    others = [i for i, (a, b) in enumerate(pairs) if 0 < a < b]
    goal = 1 if t and not others else 0
    if t and len(others) == 1:
        a, b = pairs[others[0]]
        if b % a == 0:
            # g is the quotient; the others are zeros and ones.
            ones = total ^ g[others[0]]
            return print(1, others[0] + 1, b // a - (1 - ones))
    for i in reversed(range(n)):
        target = g[i] ^ total ^ goal
        if target < g[i]:
            rest = value(lists[i][1:])
            q = lists[i][0]
            if target != rest:
                q -= target + 1 if target < rest else target
            return print(1, i + 1, q)
    print(0)


main()
