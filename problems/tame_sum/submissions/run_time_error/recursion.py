# Wrong: recursion as deep as the graph; a path of 200000 vertices is too deep.
import sys
from functools import lru_cache

data = list(map(int, sys.stdin.buffer.read().split()))
n, m, k = data[:3]
after = [[] for _ in range(n + 1)]
for u, v in zip(data[3:3 + 2 * m:2], data[4:3 + 2 * m:2]):
    after[u].append(v)


def mex(values):
    found = 0
    while found in values:
        found += 1
    return found


@lru_cache(None)
def genus(v):
    if not after[v]:
        return 0, 1
    below = [genus(w) for w in after[v]]
    return mex({one for one, _ in below}), mex({other for _, other in below})


sys.setrecursionlimit(5000)
tokens = data[3 + 2 * m:]
total = firm = 0
for v in tokens:
    normal, misere = genus(v)
    total ^= normal
    firm += normal == misere


def winning():
    place = {v: i for i, v in enumerate(tokens, 1)}
    for u, i in place.items():
        normal, misere = genus(u)
        for v in after[u]:
            one, other = genus(v)
            firm_after = firm - (normal == misere) + (one == other)
            if total ^ normal ^ one == (firm_after == 0):
                return "1 %d %d" % (i, v)
    return "0"


print(winning())
