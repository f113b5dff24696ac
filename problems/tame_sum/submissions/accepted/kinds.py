# For each vertex with a token the set of kinds (value, firm) that its arcs lead to; one of them must leave a lost position.
import sys


def mex(values):
    found = 0
    while found in values:
        found += 1
    return found


def genera(n, after, before, left):
    normal = [0] * (n + 1)
    misere = [1] * (n + 1)
    ready = [v for v in range(1, n + 1) if left[v] == 0]
    while ready:
        v = ready.pop()
        if after[v] is not None:
            normal[v] = mex({normal[w] for w in after[v]})
            misere[v] = mex({misere[w] for w in after[v]})
        for u in before[v] or ():
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    return normal, misere


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k = data[:3]
    after = [None] * (n + 1)
    before = [None] * (n + 1)
    left = [0] * (n + 1)
    for u, v in zip(data[3:3 + 2 * m:2], data[4:3 + 2 * m:2]):
        if after[u] is None:
            after[u] = [v]
        else:
            after[u].append(v)
        if before[v] is None:
            before[v] = [u]
        else:
            before[v].append(u)
        left[u] += 1
    normal, misere = genera(n, after, before, left)
    place = {}
    total = firm = 0
    for i, v in enumerate(data[3 + 2 * m:], 1):
        place[v] = i
        total ^= normal[v]
        firm += normal[v] == misere[v]
    for u, i in place.items():
        others, firm_others = total ^ normal[u], firm - (normal[u] == misere[u])
        # A firm vertex must have the value of the others, and so must a fickle one, but for the other one of 0 and 1 if
        # all are fickle then.
        wanted = {(others, others), (others, 1 - others)} if firm_others else {(others, others), (1 - others, others)}
        for v in after[u] or ():
            if (normal[v], misere[v]) in wanted:
                print(1, i, v)
                return
    print(0)


main()
